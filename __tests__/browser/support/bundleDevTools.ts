import path from 'node:path';
import webpack from 'webpack';

/** Makes one script of `devTools.js`; resolves to its file in the given folder. */
export async function bundleDevTools(folder: string): Promise<string> {
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
