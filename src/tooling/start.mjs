/**
 * `npm start`: the production build of the client and the companion server on one port. Builds when
 * the sources are newer, then becomes the server; arguments pass through
 * (`npm start -- --port 9000 --data DIR`).
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './buildIfStale.mjs';

buildIfStale();

const server = path.resolve(import.meta.dirname, '../../dist/server/main.mjs');
process.argv[1] = server;
await import(pathToFileURL(server).href);
