import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';

const requireHere = createRequire(import.meta.url);

/** Beside what the build writes; whoever passes the build on passes this on, too. */
export const noticesFile = 'THIRD-PARTY-NOTICES.txt';

/** Licences that ask for no more than this file. Another one has to be read by a person before it is added here. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  '(MPL-2.0 OR Apache-2.0)',
]);

/** Packages that are published without the text: where it is, seen from the package. */
const textsElsewhere = {
  formik: '../typescript/LICENSE.txt',
  // Of the same author.
  'tiny-case': '../yup/LICENSE.md',
};

const textFile = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

/** The folder of the package that a file belongs to. */
const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/**
 * Writes the licences of all packages of which something is in the bundles, as webpack has put them together. The build
 * fails when a package names no licence, one that is not allowed, or has no text of it.
 */
export class ThirdPartyNoticesPlugin {
  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ThirdPartyNoticesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        {
          name: 'ThirdPartyNoticesPlugin',
          stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL,
        },
        () => {
          const packages = foldersOf(compilation).map(readPackage);
          for (const { name, licence, texts } of packages) {
            const problem = problemWith(licence, texts);
            if (problem === null) continue;
            const advice = 'see src/tooling/thirdPartyNotices.mjs';
            compilation.errors.push(new webpack.WebpackError(`${name} ${problem}: ${advice}`));
          }
          compilation.emitAsset(noticesFile, new webpack.sources.RawSource(render(packages)));
        },
      );
    });
  }
}

/** The folders of all packages in the chunks. Modules that webpack has joined are looked at one by one. */
function foldersOf(compilation) {
  const folders = new Set();
  for (const chunk of compilation.chunks) {
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      for (const { resource = '', type } of module.modules ?? [module]) {
        // What loads the chunks is a part of webpack.
        const file = type === 'runtime' ? requireHere.resolve('webpack') : resource;
        const [folder] = packageFolder.exec(file) ?? [];
        if (folder !== undefined) folders.add(folder);
      }
    }
  }
  return [...folders].sort();
}

function readPackage(folder) {
  const { name, version, license } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const elsewhere = textsElsewhere[name];
  const files = elsewhere ? [elsewhere] : readdirSync(folder).filter((file) => textFile.test(file));
  const texts = files.map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  return { name, version, licence: license, texts };
}

function problemWith(licence, texts) {
  if (typeof licence !== 'string') return 'names no licence';
  if (!allowed.has(licence)) return `has the licence ${licence}, which is not allowed`;
  return texts.length === 0 ? `(${licence}) has no text of its licence` : null;
}

function render(packages) {
  const entries = packages.map(({ name, version, licence, texts }) =>
    [`${name} ${version}`, `Licence: ${licence}`, ...texts].join('\n\n'),
  );
  return `${['The client contains parts of these packages.', ...entries].join(`\n\n${'-'.repeat(78)}\n\n`)}\n`;
}
