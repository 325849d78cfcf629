import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isServerId } from './messageCatalogueLoader.mjs';
import { branchings, hasWords, variants } from './messageShape.mjs';

/** The translations of the messages, and the rules they must keep. */

/**
 * @typedef {import('./messageCatalogue.mjs').SourceCatalogue} SourceCatalogue
 * @typedef {Record<string, string>} Translation message id to text
 * @typedef {Record<string, string[]>} SameAsEnglish message id to the locales that keep its English
 */

const localeFile = /^[a-z]{2,3}(_[A-Z]{2})?\.json$/;

/**
 * @param {string} root folder of the project
 * @returns {{ locale: string, text: string }[]} the files of all languages but English
 */
export function readTranslations(root) {
  const folder = path.join(root, 'translations');
  return readdirSync(folder)
    .filter((file) => localeFile.test(file) && file !== 'en_US.json')
    .sort()
    .map((file) => ({
      locale: path.basename(file, '.json'),
      text: readFileSync(path.join(folder, file), 'utf8'),
    }));
}

/** @param {Translation} translation */
export function printTranslation(translation) {
  const sorted = Object.entries(translation).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`;
}

/**
 * @param {SourceCatalogue} source
 * @param {{ locale: string, text: string }} file
 * @param {SameAsEnglish} sameAsEnglish
 * @returns {string[]} what is wrong with a translation, one line each
 */
export function findTranslationProblems(source, { locale, text }, sameAsEnglish) {
  const translation = JSON.parse(text);
  const ids = [...new Set([...Object.keys(source), ...Object.keys(translation)])];
  return [
    ...ids.flatMap((id) =>
      problemsOf(source[id]?.defaultMessage, translation[id], {
        locale,
        isSameOnPurpose: sameAsEnglish[id]?.includes(locale) ?? false,
      }).map((problem) => `"${id}" ${problem}`),
    ),
    ...findUnequalTexts(source, translation),
  ].map((problem) => `translations/${locale}.json: ${problem}`);
}

/**
 * @param {SourceCatalogue} source
 * @param {SameAsEnglish} sameAsEnglish
 * @param {string[]} locales
 * @returns {string[]} exceptions that stand for nothing
 */
export function findStaleExceptions(source, sameAsEnglish, locales) {
  return Object.entries(sameAsEnglish).flatMap(([id, exempt]) =>
    source[id]
      ? exempt
          .filter((locale) => !locales.includes(locale))
          .map((locale) => `translations/sameAsEnglish.json: no language ${locale} ("${id}")`)
      : [`translations/sameAsEnglish.json: "${id}" is unknown`],
  );
}

/**
 * @param {string} message
 * @param {string} locale
 * @returns {string[]} plurals that do not have the categories of the language, one line each
 */
export function findPluralProblems(message, locale) {
  const { pluralCategories } = new Intl.PluralRules(locale.replace('_', '-')).resolvedOptions();
  const wanted = [...pluralCategories].sort().join(', ');
  return branchings(message)
    .filter(({ isPlural }) => isPlural)
    .map(({ name, keys }) => ({
      name,
      found: keys.filter((key) => !key.startsWith('=')).join(', '),
    }))
    .filter(({ found }) => found !== wanted)
    .map(({ name, found }) => `has the plural forms [${found}] of ${name} instead of [${wanted}]`);
}

function problemsOf(english, text, { locale, isSameOnPurpose }) {
  if (english === undefined) return ['is unknown'];
  if (text === undefined) return ['is missing'];
  if (typeof text !== 'string' || text.trim() === '') return ['is empty'];
  try {
    return [
      ...findShapeProblems(english, text),
      ...findPluralProblems(text, locale),
      ...findEnglish(english, text, isSameOnPurpose),
    ];
  } catch (error) {
    return [`is malformed: ${error.message}`];
  }
}

function findShapeProblems(english, text) {
  const allowed = variants(english);
  const strange = [...variants(text)].filter((variant) => !allowed.has(variant));
  const selects = (message) =>
    branchings(message)
      .filter(({ isPlural }) => !isPlural)
      .map(({ name, keys }) => `${name}: ${keys.join(', ')}`)
      .sort()
      .join('; ');
  return [
    ...strange.map(
      (variant) => `has the placeholders [${variant}] instead of [${[...allowed].join('] or [')}]`,
    ),
    ...(strange.length === 0 && selects(english) !== selects(text)
      ? [`has the choices [${selects(text)}] instead of [${selects(english)}]`]
      : []),
  ];
}

function findEnglish(english, text, isSameOnPurpose) {
  const isSame = text === english && hasWords(english);
  if (isSame === isSameOnPurpose) return [];
  return isSame
    ? ['is English; if that is right, list it in translations/sameAsEnglish.json']
    : ['is not the English text, though translations/sameAsEnglish.json lists it'];
}

/** Client and server do not share messages: what is one text in English is one in every language. */
function findUnequalTexts(source, translation) {
  const clientIds = new Map();
  for (const id of Object.keys(source).filter((id) => !isServerId(id))) {
    const english = source[id].defaultMessage;
    clientIds.set(english, [...(clientIds.get(english) ?? []), id]);
  }
  return Object.keys(source)
    .filter(isServerId)
    .flatMap((id) => {
      const alike = clientIds.get(source[id].defaultMessage) ?? [];
      return alike.length === 0 || alike.some((other) => translation[other] === translation[id])
        ? []
        : [`"${id}" differs from "${alike[0]}", which is the same in English`];
    });
}
