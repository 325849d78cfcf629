/**
 * Webpack plugin: modules that several chunks share go home into one that is there in any case, and the others find them
 * there. By itself webpack makes further chunks of them, each with a request and a head of its own, or leaves a copy in
 * each; its groups of modules cannot be chunks that there are already.
 */
export class HomeChunksPlugin {
  #homes;

  /**
   * @param {readonly {
   *   name: string;
   *   owns: (chunk: import('webpack').Chunk) => boolean;
   *   shares: (chunk: import('webpack').Chunk) => boolean;
   * }[]} homes one after the other: the chunk of that name becomes the home of modules that are in a chunk that it `owns`
   *   and in another of those that may share
   */
  constructor(homes) {
    this.#homes = homes;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('HomeChunksPlugin', (compilation) => {
      compilation.hooks.optimizeChunks.tap('HomeChunksPlugin', () => {
        for (const home of this.#homes) bringHome(compilation, home);
      });
    });
  }
}

/** @param {import('webpack').Compilation} compilation */
function bringHome({ chunkGraph, modules, namedChunks }, { name, owns, shares }) {
  const home = namedChunks.get(name);
  if (!home) return;
  for (const module of modules) {
    const sharing = [...chunkGraph.getModuleChunksIterable(module)].filter(shares);
    if (sharing.length < 2 || !sharing.some(owns)) continue;
    if (!sharing.includes(home)) chunkGraph.connectChunkAndModule(home, module);
    for (const chunk of sharing) {
      if (chunk === home) continue;
      chunkGraph.disconnectChunkAndModule(chunk, module);
      // From here on who loads the one loads the other.
      chunk.split(home);
    }
  }
}
