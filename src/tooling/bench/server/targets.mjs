import { spawn } from 'node:child_process';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import { demoPassword, startCompanion } from '../companion.mjs';

/**
 * A database to measure on.
 *
 * @typedef {object} Target
 * @property {string} name
 * @property {string} data the folder of the companion
 * @property {string | null} url of a PostgreSQL database; null = the embedded database in the folder
 */

/**
 * Starts the companion of a checkout on a database.
 *
 * @param {Target} target
 * @param {{ checkout: string, port: number, url?: string, args?: string[] }} options `url` instead of the target's
 */
export function startOn(target, { checkout, port, url = target.url ?? undefined, args = [] }) {
  return startCompanion({
    port,
    data: target.data,
    args,
    root: checkout,
    environment: url === undefined ? {} : { DATABASE_URL: url },
  });
}

/** A connection that asks one statement after the other. */
export async function connect({ url, data }) {
  if (url === null) {
    const database = await PGlite.create({
      dataDir: path.join(data, 'database'),
      extensions: { pg_trgm },
    });
    return {
      query: (statement, parameters) => database.query(statement, parameters),
      close: () => database.close(),
    };
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    query: (statement, parameters) => client.query(statement, parameters),
    close: () => client.end(),
  };
}

/** Makes an empty database on the server of a URL, or a copy of one; what had the name is gone. Answers its URL. */
export async function makeDatabase(serverUrl, name, template = null) {
  const server = await connect({ url: serverUrl });
  await server.query(`drop database if exists "${name}" with (force)`);
  await server.query(
    `create database "${name}"${template === null ? '' : ` template "${template}"`}`,
  );
  await server.close();
  return databaseUrl(serverUrl, name);
}

/** Of a database on a server. */
export function databaseUrl(serverUrl, name) {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Ends when the last process of the embedded database has given its folder back. */
export function copyFolder(from, to) {
  return new Promise((resolve, reject) => {
    const child = spawn('cp', ['-a', from, to], { stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`cp ended with code ${code}`));
    });
  });
}

export const admin = { login: 'admin', password: demoPassword };
