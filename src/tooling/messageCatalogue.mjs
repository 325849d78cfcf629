import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from '@formatjs/ts-transformer';
import ts from 'typescript';
import { findFirstMessages } from './firstMessages.mjs';
import { isServerId } from './messageCatalogueLoader.mjs';
import { findGlossaryProblems, findStaleGlossary } from './messageGlossary.mjs';
import { withCoverage } from './messageCoverage.mjs';
import { isWellFormed, placeholderNames } from './messageShape.mjs';
import { findLengthProblems, findTypographyProblems } from './messageTypography.mjs';
import {
  findPluralProblems,
  findStaleExceptions,
  findTranslationProblems,
  printTranslation,
  readTranslations,
} from './messageTranslations.mjs';

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
    problems.push(
      ...findTextProblems(defaultMessage, description).map(
        (problem) => `${file}: "${id}" ${problem}`,
      ),
    );
    if (declaredIn.has(id)) problems.push(`${file}: "${id}" is taken by ${declaredIn.get(id)}`);
    declaredIn.set(id, file);
  }
  return [...problems, ...findUnusedMessages(sources)];
}

function findTextProblems(english, description) {
  try {
    return [
      ...findPluralProblems(english, 'en_US'),
      ...placeholderNames(english)
        .filter((name) => name !== 'b' && !new RegExp(`\\b${name}\\b`).test(description))
        .map((name) => `does not describe what ${name} is`),
    ];
  } catch (error) {
    return [`is malformed: ${error.message}`];
  }
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
 * Texts that stand under several ids: one message serves for one meaning. Client and server do not
 * share messages, so each is looked at by itself.
 *
 * @param {SourceCatalogue} catalogue
 * @param {Record<string, string>} homonyms texts whose ids differ in meaning, with what differs
 * @returns {string[]}
 */
export function findHomonymProblems(catalogue, homonyms) {
  const idsOf = new Map();
  for (const [id, { defaultMessage }] of Object.entries(catalogue)) {
    const key = JSON.stringify([isServerId(id), defaultMessage]);
    idsOf.set(key, [...(idsOf.get(key) ?? []), id]);
  }
  const shared = [...idsOf]
    .filter(([, ids]) => ids.length > 1)
    .map(([key, ids]) => ({ text: JSON.parse(key)[1], ids }));
  const texts = shared.map(({ text }) => text);
  return [
    ...shared
      .filter(({ text }) => !homonyms[text])
      .map(({ text, ids }) => `"${text}" has several ids: ${ids.join(', ')}. ${homonymAdvice}`),
    ...Object.keys(homonyms)
      .filter((text) => !texts.includes(text))
      .map((text) => `translations/homonyms.json: "${text}" has one id only`),
  ];
}

const homonymAdvice = 'Use one, or say in translations/homonyms.json how their meanings differ.';

/** One a line: an insertion changes one place of the file. */
function printIds(ids) {
  return `${JSON.stringify(ids, undefined, 2)}\n`;
}

/** @param {SourceCatalogue} catalogue */
export function printCatalogue(catalogue) {
  return `${JSON.stringify(catalogue, undefined, 2)}\n`;
}

/**
 * @param {string} root folder of the project
 * @returns {{ files: { file: string, text: string }[], problems: string[] }} the files that are made
 *   from others, with the text they should have, and everything wrong in sources and translations
 */
export function checkMessages(root) {
  const inRoot = (file) => path.join(root, file);
  const readJson = (file) => JSON.parse(readFileSync(inRoot(file), 'utf8'));
  const sources = readSources(root);
  const messages = extractMessages(sources);
  const catalogue = sourceCatalogue(messages);
  const translations = readTranslations(root);
  const sameAsEnglish = readJson('translations/sameAsEnglish.json');
  const glossary = readJson('translations/glossary.json');
  const page = readFileSync(inRoot(translatorsPage), 'utf8');
  const locales = ['en_US', ...translations.map(({ locale }) => locale)];
  const languages = [
    { locale: 'en_US', texts: defaultMessages(catalogue) },
    ...translations.map(({ locale, text }) => ({ locale, texts: JSON.parse(text) })),
  ].map(({ locale, texts }) => ({ locale, texts: wellFormed(texts) }));
  return {
    files: [
      { file: 'translations/en_US.json', text: printCatalogue(catalogue) },
      { file: 'translations/firstLoad.json', text: printIds(findFirstMessages(sources, messages)) },
      ...translations.map(({ locale, text }) => ({
        file: `translations/${locale}.json`,
        text: printTranslation(JSON.parse(text)),
      })),
      { file: translatorsPage, text: withCoverage(page, catalogue, translations) },
    ],
    problems: [
      ...findSourceProblems(messages, sources),
      ...findHomonymProblems(catalogue, readJson('translations/homonyms.json')),
      ...translations.flatMap((file) => findTranslationProblems(catalogue, file, sameAsEnglish)),
      ...findStaleExceptions(
        catalogue,
        sameAsEnglish,
        translations.map(({ locale }) => locale),
      ),
      ...findStaleGlossary(glossary, catalogue, locales),
      ...languages.flatMap(({ locale, texts }) =>
        [
          ...findGlossaryProblems(glossary, catalogue, { locale, texts }),
          ...findSettingProblems(catalogue, { locale, texts }),
        ].map((problem) => `translations/${locale}.json: ${problem}`),
      ),
    ],
  };
}

function defaultMessages(catalogue) {
  return Object.fromEntries(
    Object.entries(catalogue).map(([id, { defaultMessage }]) => [id, defaultMessage]),
  );
}

/** What is malformed has been told, and has no words to look at. */
function wellFormed(texts) {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => isWellFormed(text)));
}

/**
 * @param {SourceCatalogue} source
 * @param {{ locale: string, texts: Record<string, string> }} language
 * @returns {string[]} texts that are set wrongly or too long for their place
 */
function findSettingProblems(source, { locale, texts }) {
  return Object.entries(texts)
    .filter(([id]) => source[id])
    .flatMap(([id, text]) =>
      [
        ...findTypographyProblems(locale, text),
        ...(locale === 'en_US' ? [] : findLengthProblems(source[id], text)),
      ].map((problem) => `"${id}" ${problem}`),
    );
}

const translatorsPage = 'docs/translating.md';
