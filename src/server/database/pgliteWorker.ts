// Entry of the worker thread that runs PGlite, so that heavy queries never stop the event loop of the HTTP server.
import { parentPort } from 'node:worker_threads';

import { servePglite } from './pglitePort';

if (parentPort !== null) servePglite(parentPort);
