import { PGlite } from '@electric-sql/pglite';

import type { PgliteEngine } from './pglitePool';
import { joinMessages } from './pgliteProtocol';

/** `dataFolder` undefined = in memory. `snapshot` restores a dump into an empty folder, several times faster than a new one. */
export interface PgliteOptions {
  dataFolder?: string | undefined;
  snapshot?: Uint8Array | undefined;
}

/** The memory of the database never shrinks: with the usual settings a small server would need 120 MB more. */
const memory = ['-c', 'shared_buffers=16MB', '-c', 'maintenance_work_mem=8MB'];

/** Opens PGlite in the calling thread. */
export async function openPgliteEngine({
  dataFolder,
  snapshot,
}: PgliteOptions): Promise<PgliteEngine> {
  const pglite = await PGlite.create({
    ...(dataFolder === undefined ? {} : { dataDir: dataFolder }),
    ...(snapshot === undefined
      ? {}
      : { loadDataDir: new Blob([new Uint8Array(snapshot)], { type: 'application/x-gzip' }) }),
    startParams: [...PGlite.defaultStartParams, ...memory],
  });

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
