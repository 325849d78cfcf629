import path from 'node:path';
import ts from 'typescript';

/**
 * Which messages a language has to bring before the first picture: those of all modules of the first load, and of
 * parts that are shown without the rest of the words.
 */

/** @typedef {import('./messageCatalogue.mjs').SourceFile} SourceFile */
/** @typedef {import('./messageCatalogue.mjs').SourceMessage} SourceMessage */

/**
 * The chunks whose words come first. `application` is the first load; `errors` say that something could not be had, and
 * must not need it to say so; the others are wanted at once and show no words. `loadLocale.ts` lets them go without the later
 * words.
 */
export const firstChunks = ['application', 'calls', 'errors', 'plain', 'routes'];

const entry = 'src/index.tsx';
const namedImport = /\bimport\(\s*\/\* webpackChunkName: "([^"]+)" \*\/\s*'([^']+)',?\s*\)/g;
/** In the same chunk as what asks for it. */
const eagerImport = /\bimport\(\s*\/\* webpackMode: "eager" \*\/\s*'([^']+)',?\s*\)/g;

/**
 * @param {SourceFile[]} sources all of `src`
 * @param {SourceMessage[]} messages
 * @returns {string[]} their ids, sorted
 */
export function findFirstMessages(sources, messages) {
  const first = findFirstModules(sources);
  return messages
    .filter(({ file }) => first.has(file))
    .map(({ id }) => id)
    .sort();
}

/**
 * @param {SourceFile[]} sources
 * @returns {Set<string>} the modules of the entry and of `firstChunks`, with all that they import
 */
export function findFirstModules(sources) {
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  const open = [entry, ...sources.flatMap((source) => importedInto(firstChunks, source, texts))];
  const found = new Set();
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const source = { file, text: texts.get(file) ?? '' };
    open.push(...importsOf(source, texts), ...eagerImportsOf(source, texts));
  }
  return found;
}

/** The modules that a source loads into chunks of these names. */
function importedInto(chunks, { file, text }, texts) {
  return [...text.matchAll(namedImport)]
    .filter(([, chunk]) => chunks.includes(chunk))
    .flatMap(([, , specifier]) => moduleOf(file, specifier, texts));
}

/** The modules that come with a source: neither types nor what it loads later. */
function importsOf({ file, text }, texts) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts
    .createSourceFile(file, text, ts.ScriptTarget.ES2022, false, kind)
    .statements.flatMap((statement) => {
      const isLoaded =
        (ts.isImportDeclaration(statement) && statement.importClause?.isTypeOnly !== true) ||
        (ts.isExportDeclaration(statement) && !statement.isTypeOnly);
      return isLoaded && statement.moduleSpecifier
        ? moduleOf(file, statement.moduleSpecifier.text, texts)
        : [];
    });
}

/** The modules that come in the same chunk as a source and are run by a call. */
function eagerImportsOf({ file, text }, texts) {
  return [...text.matchAll(eagerImport)].flatMap(([, specifier]) =>
    moduleOf(file, specifier, texts),
  );
}

/** The source that a specifier means; none for packages and stylesheets. */
function moduleOf(file, specifier, texts) {
  if (!/^(@\/|\.)/.test(specifier)) return [];
  const named = specifier.startsWith('@/')
    ? `src/${specifier.slice(2)}`
    : path.posix.join(path.posix.dirname(file), specifier);
  return [named, `${named}.ts`, `${named}.tsx`].filter((candidate) => texts.has(candidate));
}
