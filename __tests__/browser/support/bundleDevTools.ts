import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';

/** Makes one script of `devTools.js`; resolves to its file in a temporary folder. */
export async function bundleDevTools(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'issuedesk-devtools-'));
  const compiler = webpack({
    mode: 'production',
    entry: path.join(import.meta.dirname, 'devTools.js'),
    output: { path: folder, filename: 'devTools.js' },
    performance: false,
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
  return path.join(folder, 'devTools.js');
}
