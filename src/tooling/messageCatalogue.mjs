import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { transform } from '@formatjs/ts-transformer';
import ts from 'typescript';
import { isServerId } from './messageCatalogueLoader.mjs';

/**
 * The texts of client and server as their sources state them, and the rules a catalogue must keep.
 * Pure but for reading files; `messages.mjs` is the command.
 */

/** `feature.operation.part`, perhaps with more parts. */
const idPattern = /^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9]+){2,}$/;

/** The packages whose `defineMessages` declares texts. */
const declaringPackages = /['"](react-intl|@formatjs\/intl)['"]/;

/**
 * @typedef {{ id: string, defaultMessage: string, description: string, file: string }} SourceMessage
 * @typedef {Record<string, { defaultMessage: string, description: string }>} SourceCatalogue
 * @typedef {{ file: string, text: string }} SourceFile
 */

/**
 * @param {string} root folder of the project
 * @returns {SourceFile[]} file names relative to `root`
 */
export function readSources(root) {
  return readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.posix.join('src', file.split(path.sep).join('/')))
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}

/**
 * @param {SourceFile[]} sources
 * @returns {SourceMessage[]} every declared message, duplicates included
 */
export function extractMessages(sources) {
  return sources
    .filter(({ text }) => declaringPackages.test(text))
    .flatMap(({ file, text }) => {
      /** @type {SourceMessage[]} */
      const found = [];
      ts.transpileModule(text, {
        fileName: file,
        compilerOptions: { target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX },
        transformers: {
          before: [
            transform({
              onMsgExtracted: (_path, messages) => {
                found.push(
                  ...messages.map(({ id, defaultMessage, description }) => ({
                    id,
                    defaultMessage: defaultMessage ?? '',
                    description: typeof description === 'string' ? description : '',
                    file,
                  })),
                );
              },
            }),
          ],
        },
      });
      return found;
    });
}

/**
 * @param {SourceMessage[]} messages
 * @returns {SourceCatalogue} sorted by id: an insertion changes one place of the file
 */
export function sourceCatalogue(messages) {
  return Object.fromEntries(
    messages
      .map(({ id, defaultMessage, description }) => [id, { defaultMessage, description }])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/**
 * @param {SourceMessage[]} messages
 * @param {SourceFile[]} sources
 * @returns {string[]} what is wrong with the declarations, one line each
 */
export function findSourceProblems(messages, sources) {
  const declaredIn = new Map();
  const problems = [];
  for (const { id, defaultMessage, description, file } of messages) {
    if (!idPattern.test(id)) problems.push(`${file}: "${id}" is not feature.operation.part`);
    if (isServerId(id) !== file.startsWith('src/server/')) {
      problems.push(`${file}: ids of src/server, and no others, begin with "server.", not "${id}"`);
    }
    if (!defaultMessage) problems.push(`${file}: "${id}" has no default message`);
    if (!description) problems.push(`${file}: "${id}" has no description`);
    if (declaredIn.has(id)) problems.push(`${file}: "${id}" is taken by ${declaredIn.get(id)}`);
    declaredIn.set(id, file);
  }
  return [...problems, ...findUnusedMessages(sources)];
}

/** Messages nobody refers to as `group.key`, unless their group is passed on as a whole somewhere. */
function findUnusedMessages(sources) {
  const all = sources.map(({ text }) => text.replace(/^import\b[^;]*;$/gm, '')).join('\n');
  return sources.flatMap(({ file, text }) =>
    definedGroups(file, text)
      .filter(({ group }) => !new RegExp(`\\b${group}\\b(?!\\s*[.:=])`).test(all))
      .flatMap(({ group, keys }) =>
        keys
          .filter((key) => !new RegExp(`\\b${group}\\.${key}\\b`).test(all))
          .map((key) => `${file}: ${group}.${key} is used nowhere`),
      ),
  );
}

/** The `const group = defineMessages({ key: … })` of a file. */
function definedGroups(file, text) {
  if (!text.includes('defineMessages')) return [];
  const groups = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  const visit = (node) => {
    if (
      ts.isVariableDeclaration(node) &&
      node.initializer &&
      ts.isCallExpression(node.initializer) &&
      node.initializer.expression.getText() === 'defineMessages'
    ) {
      const [object] = node.initializer.arguments;
      const keys =
        object && ts.isObjectLiteralExpression(object)
          ? object.properties.flatMap(({ name }) => (name ? [name.getText()] : []))
          : [];
      groups.push({ group: node.name.getText(), keys: keys.filter((key) => /^\w+$/.test(key)) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return groups;
}

/**
 * @param {SourceCatalogue} source
 * @param {Record<string, string>} translation flat: message id to text
 * @param {string} name of the file, for the lines
 * @returns {string[]} what is wrong with the translation, one line each; a missing message is not
 */
export function findTranslationProblems(source, translation, name) {
  return Object.entries(translation).flatMap(([id, text]) => {
    const original = source[id];
    if (!original) return [`${name}: "${id}" is unknown`];
    if (typeof text !== 'string' || text.trim() === '') return [`${name}: "${id}" is empty`];
    try {
      const wanted = placeholders(original.defaultMessage);
      const found = placeholders(text);
      return wanted === found
        ? []
        : [`${name}: "${id}" has the placeholders [${found}] instead of [${wanted}]`];
    } catch (error) {
      return [`${name}: "${id}" is malformed: ${error.message}`];
    }
  });
}

/** Names of arguments and tags, sorted; the branches of plurals may differ between languages. */
function placeholders(message) {
  const names = new Set();
  const collect = (elements) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      names.add(element.type === TYPE.tag ? `<${element.value}>` : element.value);
      if (element.type === TYPE.tag) collect(element.children);
      for (const branch of Object.values(element.options ?? {})) collect(branch.value);
    }
  };
  collect(parse(message));
  return [...names].sort().join(', ');
}

/** @param {SourceCatalogue} catalogue */
export function printCatalogue(catalogue) {
  return `${JSON.stringify(catalogue, undefined, 2)}\n`;
}

/**
 * @param {string} root folder of the project
 * @returns {{ source: string, problems: string[] }} the source catalogue as it should stand in
 *   `translations/en_US.json`, and everything wrong in sources and translations
 */
export function checkMessages(root) {
  const sources = readSources(root);
  const messages = extractMessages(sources);
  const catalogue = sourceCatalogue(messages);
  const folder = path.join(root, 'translations');
  const translationProblems = readdirSync(folder)
    .filter((file) => file.endsWith('.json') && file !== 'en_US.json')
    .flatMap((file) =>
      findTranslationProblems(
        catalogue,
        JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
        `translations/${file}`,
      ),
    );
  return {
    source: printCatalogue(catalogue),
    problems: [...findSourceProblems(messages, sources), ...translationProblems],
  };
}
