const { createRequire } = require('node:module');

// Comes with Jest.
const { TestEnvironment } = createRequire(require.resolve('jest'))('jest-environment-node');
const pglite = require('@electric-sql/pglite');
const argon2 = require('@node-rs/argon2');

const { hash } = argon2;

/**
 * Node with PGlite loaded once for all files of a worker: each file for itself would compile the whole database anew.
 */
module.exports = class ServerEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    // A library of native code is the same one in all files of a worker, and files change this.
    argon2.hash = hash;
    this.global.sharedPglite = pglite;
  }
};
