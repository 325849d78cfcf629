import { literalText } from './messageShape.mjs';

/** How a language sets its signs, and how long a text may be where there is little room. */

const noBreak = '[\\u00a0\\u202f]';

/** Signs that no language uses: three points for an ellipsis, straight quotes, a straight apostrophe in a word. */
const everywhere = [
  { wrong: /\.\.\./u, advice: 'write … for ...' },
  // Alone between spaces it is a sign that is spoken about.
  { wrong: /(?<! )"|"(?! )/u, advice: 'use the quotation marks of the language' },
  { wrong: /\p{L}'\p{L}/u, advice: 'write ’ for an apostrophe' },
  { wrong: / {2}/u, advice: 'write one space' },
];

/** Quotation marks of each language; the others' are wrong in it. */
const quotes = {
  cs: '„“‚‘',
  de: '„“‚‘',
  en_US: '“”‘’',
  es: '«»“”',
  fr: '«»“”’',
  hu: '„”’',
  it: '«»“”’',
  ko: '“”‘’',
  nb: '«»’',
  nl: '“”‘’',
  pl: '„”«»',
  pt_BR: '“”‘’',
  ru: '«»„“',
  sr: '„“’',
  tr: '“”‘’',
  uk: '«»„“’',
  zh_CN: '“”‘’「」',
};

/** A preposition or conjunction of one letter does not end a line in these. */
const lonelyLetters = {
  cs: 'aikosuvzAIKOSUVZ',
  pl: 'aiouwzAIOUWZ',
  ru: 'авикосуяАВИКОСУЯ',
  uk: 'авізйоуяАВІЗЙОУЯ',
};

/**
 * @param {string} locale
 * @param {string} text an ICU message
 * @returns {string[]} what is set wrongly in it
 */
export function findTypographyProblems(locale, text) {
  const words = literalText(text);
  return rulesOf(locale)
    .filter(({ wrong }) => wrong.test(words))
    .map(({ advice }) => advice);
}

const rulesOf = memoized((locale) => {
  const own = quotes[locale] ?? '';
  const foreign = [...'«»„“”‚‘「」'].filter((sign) => !own.includes(sign)).join('');
  return [
    ...everywhere,
    { wrong: new RegExp(`[${foreign}]`, 'u'), advice: `use the quotation marks ${own}` },
    ...(locale === 'fr'
      ? [
          {
            wrong: new RegExp(`(?<!${noBreak}|[:/*] |^)[:;?!»](?![/\\d])`, 'u'),
            advice: 'put a no-break space before : ; ? ! »',
          },
          { wrong: new RegExp(`«(?!${noBreak})`, 'u'), advice: 'put a no-break space after «' },
        ]
      : []),
    ...(locale === 'zh_CN'
      ? [{ wrong: /\p{Script=Han}[,:;?!]/u, advice: 'use the full-width signs ，：；？！' }]
      : []),
    ...(lonelyLetters[locale]
      ? [
          {
            wrong: new RegExp(`(?<![\\p{L}\\p{N}’'.-])[${lonelyLetters[locale]}] `, 'u'),
            advice: 'put a no-break space after a word of one letter',
          },
        ]
      : []),
  ];
});

/** At the end of a description: where the text stands has little room. */
const placePattern = /\[(button|column|menu|tab)\]$/;

/** Characters that a text may have anywhere, however short the English one is. */
const shortLimits = { button: 20, column: 15, menu: 31, tab: 18 };

/**
 * @param {{ defaultMessage: string, description: string }} source
 * @param {string} text its translation
 * @returns {string[]} that it is longer than its place allows
 */
export function findLengthProblems({ defaultMessage, description }, text) {
  const place = placePattern.exec(description)?.[1];
  if (place === undefined) return [];
  const limit = Math.max(shortLimits[place], Math.floor(1.6 * literalText(defaultMessage).length));
  const length = literalText(text).length;
  return length <= limit ? [] : [`has ${length} characters where a ${place} takes ${limit}`];
}

function memoized(compute) {
  const known = new Map();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key);
  };
}
