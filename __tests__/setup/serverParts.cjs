const pglite = require('@electric-sql/pglite');
const pgTrgm = require('@electric-sql/pglite/contrib/pg_trgm');
const argon2 = require('@node-rs/argon2');

const { hash } = argon2;

/**
 * Databases in memory that no file uses, each with what has to be known to use it again. All of it is text and comes
 * from here, since an object of a file would keep everything that this file has loaded.
 */
const idle = [];

/** One per worker is the rule; the others belong to tests that opened several, and memory is dear. */
const mostIdle = 2;

const idleDatabases = {
  take: () => idle.pop(),
  /** Closes it when there are enough. */
  async keep(database, contents) {
    if (idle.length < mostIdle) idle.push({ database, contents });
    else await database.close();
  },
};

/**
 * What all files of a worker share: PGlite, which each file for itself would compile anew; databases; and the library
 * for passwords, which is of native code and therefore the same one in all files (`cheapPasswords` changes it).
 */
exports.shareServerParts = (global) => {
  argon2.hash = hash;
  global.sharedPglite = { ...pglite, ...pgTrgm };
  global.idleDatabases = idleDatabases;
};
