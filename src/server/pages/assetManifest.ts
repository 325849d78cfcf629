import { readFile, stat } from 'node:fs/promises';

/** Files of the client by name, below `{base}/assets/` (protocol 1.2). */
export type AssetManifest = Readonly<Record<string, AssetEntry | undefined>>;

export interface AssetEntry {
  js?: string;
  css?: string;
}

/** Gives the manifest as it is now: a build may replace it while the server runs. */
export type ReadAssetManifest = () => Promise<AssetManifest>;

/** Without the file there are simply no assets: the client was not built yet. */
export function watchAssetManifest(file: string): ReadAssetManifest {
  let readAt = -1;
  let manifest: AssetManifest = {};
  return async () => {
    const changedAt = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
    if (changedAt !== readAt) {
      manifest = changedAt === 0 ? {} : parseManifest(await readFile(file, 'utf8'));
      readAt = changedAt;
    }
    return manifest;
  };
}

function parseManifest(text: string): AssetManifest {
  const parsed: unknown = JSON.parse(text);
  return Object.fromEntries(
    Object.entries(Object(parsed) as Record<string, unknown>).map(([name, entry]) => {
      const { js, css } = Object(entry) as { js?: unknown; css?: unknown };
      return [
        name,
        { ...(typeof js === 'string' && { js }), ...(typeof css === 'string' && { css }) },
      ];
    }),
  );
}
