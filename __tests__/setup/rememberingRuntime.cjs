const { createRequire } = require('node:module');
const { setFlagsFromString } = require('node:v8');
const { Script } = require('node:vm');

// Comes with Jest.
const { default: Runtime } = createRequire(require.resolve('jest'))('jest-runtime');

/**
 * Each file of tests begins with code that nobody has measured. Before V8 optimizes some of it, that shall have run six
 * times as long as usual: most is not worth it, and it took up to a fifth of the time. Newer versions than that of
 * Node 20 have a second, quicker compiler for this, and count otherwise.
 */
if (process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=400000');

/** By file: its code as a script, which each file of tests runs in a world of its own. */
const scripts = new Map();

function scriptOf(source, parameters, filename) {
  const known = scripts.get(filename);
  if (known?.source === source) return known.script;
  const head = `(function (${parameters.join(', ')}) {`;
  // Places in it stay as they are in the source.
  const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  scripts.set(filename, { source, script });
  return script;
}

/** What is read and transformed once per worker: packages, which do not change while tests run or are watched. */
const sources = new Map();
const transformed = new Map();

const isOfPackage = (filename) => filename.includes('/node_modules/');

function remembered(known, filename, make) {
  let made = known.get(filename);
  if (made === undefined) {
    made = make();
    known.set(filename, made);
  }
  return made;
}

/** What names lead to. Jest makes another resolver when it watches and files have come or gone. */
const foundBy = new WeakMap();

class LastingMap extends Map {
  // At the end of each file of tests.
  clear() {}
}

/**
 * Jest loads some 2,000 modules for a test of the client, in each file of tests anew: it looks for each import, reads
 * each module and lets it be compiled. Here a worker does so once. What modules make when they run, nobody shares.
 */
module.exports = class RememberingRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const [, environment, resolver] = args;
    const { executor, transformCache, _resolution: resolution } = this;
    if (!executor?.compile || !transformCache?.transform || !resolution?.cjsCache) {
      throw new Error('Jest loads modules otherwise now');
    }
    rememberScripts(executor, environment);
    rememberSources(transformCache);
    rememberNames(resolution, resolver);
  }
};

function rememberScripts(executor, environment) {
  const compile = executor.compile.bind(executor);
  executor.compile = (source, filename) => {
    const context = environment.getVmContext();
    if (context === null) return null;
    let script;
    try {
      script = scriptOf(source, executor.injectedModuleParameters, filename);
    } catch {
      // Says best what is wrong with it.
      return compile(source, filename);
    }
    return script.runInContext(context);
  };
}

function rememberSources(cache) {
  const { scriptTransformer } = cache;
  cache.transform = (filename, options) => {
    if (options?.isInternalModule) {
      return remembered(sources, filename, () => cache.fileCache.readFile(filename));
    }
    // Jest remembers these itself while the file is of the same time, but would read the file nevertheless.
    const transform = () =>
      scriptTransformer.transform(filename, cache.getFullTransformationOptions(options));
    const result = isOfPackage(filename)
      ? remembered(transformed, filename, transform)
      : transform();
    cache.transforms.set(filename, result);
    if (result.sourceMapPath) cache.sourceMaps.set(filename, result.sourceMapPath);
    return result.code;
  };
}

function rememberNames(resolution, resolver) {
  let found = foundBy.get(resolver);
  if (found === undefined) {
    found = { paths: new LastingMap(), mocks: new Map() };
    foundBy.set(resolver, found);
  }
  resolution.cjsCache = found.paths;
  const getMock = resolution.getCjsMockModule.bind(resolution);
  resolution.getCjsMockModule = (from, name) =>
    remembered(found.mocks, `${from}\0${name}`, () => getMock(from, name));
}
