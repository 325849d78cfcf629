import { literalText } from './messageShape.mjs';

/**
 * One word for each idea, in every language: `translations/glossary.json` and what it asks of the texts.
 *
 * An entry of the glossary:
 *
 *     "issue": {
 *       "meaning": "what is tracked: a bug, a task, a request",
 *       "words": {
 *         "en_US": { "term": "issue", "pattern": "\\bissues?\\b", "forbidden": ["\\btickets?\\b"] },
 *         "cs": { "term": "požadavek", "pattern": "požadav", "forbidden": ["tiket"] }
 *       },
 *       "unlessEnglish": "\\bissue type\\b",
 *       "except": { "some.message.id": { "locales": ["cs"], "reason": "why its text does without the word" } }
 *     }
 *
 * `term` is for readers. `pattern` finds the word in all its forms; where the English one finds something, that of the
 * language must, too. What `unlessEnglish` finds belongs to another idea. No text may hold what is `forbidden`.
 * Patterns are regular expressions that do not care about capitals.
 */

/**
 * @typedef {{ term: string, pattern: string, forbidden?: string[] }} Word
 * @typedef {{ locales?: string[], reason: string }} Exception all locales where none are named
 * @typedef {{ meaning: string, words: Record<string, Word>, unlessEnglish?: string,
 *   except?: Record<string, Exception> }} Idea
 * @typedef {Record<string, Idea>} Glossary
 */

/**
 * @param {Glossary} glossary
 * @param {import('./messageCatalogue.mjs').SourceCatalogue} source
 * @param {{ locale: string, texts: Record<string, string> }} language English too, with its default messages
 * @returns {string[]} one line each
 */
export function findGlossaryProblems(glossary, source, { locale, texts }) {
  return Object.entries(glossary).flatMap(([idea, entry]) => {
    const word = entry.words[locale];
    if (!word) return [`translations/glossary.json: "${idea}" has no word in ${locale}`];
    const isWord = finder(word.pattern);
    const forbidden = (word.forbidden ?? []).map((pattern) => ({ pattern, is: finder(pattern) }));
    const isMeant = englishFinder(entry);
    return Object.entries(texts).flatMap(([id, text]) => {
      if (!source[id] || isExempt(entry, id, locale)) return [];
      const words = literalText(text);
      const lacksIt = isMeant(literalText(source[id].defaultMessage)) && !isWord(words);
      return [
        ...(lacksIt ? [`"${id}" lacks "${word.term}" (${idea})`] : []),
        ...forbidden
          .filter(({ is }) => is(words))
          .map(({ pattern }) => `"${id}" has /${pattern}/ where "${word.term}" is right (${idea})`),
      ];
    });
  });
}

/**
 * @param {Glossary} glossary
 * @param {import('./messageCatalogue.mjs').SourceCatalogue} source
 * @param {string[]} locales
 * @returns {string[]} what stands for nothing in the glossary itself
 */
export function findStaleGlossary(glossary, source, locales) {
  return Object.entries(glossary)
    .flatMap(([idea, { words, except = {} }]) => [
      ...Object.keys(words)
        .filter((locale) => !locales.includes(locale))
        .map((locale) => `"${idea}" has a word in ${locale}, which is no language`),
      ...Object.entries(except).flatMap(([id, { locales: exempt = [], reason }]) => [
        ...(source[id] ? [] : [`"${idea}" excepts "${id}", which is unknown`]),
        ...(reason ? [] : [`"${idea}" does not say why it excepts "${id}"`]),
        ...exempt
          .filter((locale) => !locales.includes(locale))
          .map((locale) => `"${idea}" excepts "${id}" in ${locale}, which is no language`),
      ]),
    ])
    .map((problem) => `translations/glossary.json: ${problem}`);
}

function isExempt({ except = {} }, id, locale) {
  const exception = except[id];
  return exception !== undefined && (exception.locales?.includes(locale) ?? true);
}

/** @param {Idea} entry */
function englishFinder({ words, unlessEnglish }) {
  const isEnglish = finder(words['en_US'].pattern);
  if (unlessEnglish === undefined) return isEnglish;
  const others = new RegExp(unlessEnglish, 'giu');
  return (english) => isEnglish(english.replace(others, ' '));
}

function finder(pattern) {
  const expression = new RegExp(pattern, 'iu');
  return (text) => expression.test(text);
}
