import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

import type { PgliteEngine } from './pglitePool';
import { joinMessages } from './pgliteProtocol';

/** `dataFolder` undefined = in memory. `snapshot` restores a dump into an empty folder, several times faster than a new one. */
export interface PgliteOptions {
  dataFolder?: string | undefined;
  snapshot?: Uint8Array | undefined;
}

/** The memory of the database never shrinks: with the usual settings a small server would need 120 MB more. */
const memory = ['-c', 'shared_buffers=16MB', '-c', 'maintenance_work_mem=8MB'];

/** Nobody is told how far a start has come, and the timer for that keeps the process alive for ten seconds. */
const noProgress = ['-c', 'log_startup_progress_interval=0'];

/** Opens PGlite in the calling thread. */
export async function openPgliteEngine(options: PgliteOptions): Promise<PgliteEngine> {
  return engineOn(await startPglite(options));
}

/** PGlite as the server sets it. */
export function startPglite({ dataFolder, snapshot }: PgliteOptions): Promise<PGlite> {
  return PGlite.create({
    extensions: { pg_trgm },
    ...(dataFolder === undefined ? {} : { dataDir: dataFolder }),
    ...(snapshot === undefined
      ? {}
      : { loadDataDir: new Blob([new Uint8Array(snapshot)], { type: 'application/x-gzip' }) }),
    startParams: [...PGlite.defaultStartParams, ...memory, ...noProgress],
  });
}

/** What the server needs of a PGlite that is open. */
export function engineOn(pglite: PGlite): PgliteEngine {
  return {
    async exchange(message) {
      // Not `execProtocolRaw`, which reads every answer itself and keeps what it has read.
      const chunks: Uint8Array[] = [];
      await pglite.runExclusive(() =>
        pglite.execProtocolRawStream(message, {
          // The memory of the database, which it uses again.
          onRawData: (chunk) => chunks.push(chunk.slice()),
        }),
      );
      return chunks.length === 1 && chunks[0] ? chunks[0] : joinMessages(chunks);
    },
    async dump() {
      const archive = await pglite.dumpDataDir('gzip');
      return new Uint8Array(await archive.arrayBuffer());
    },
    close: () => pglite.close(),
  };
}
