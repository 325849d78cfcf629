import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** What is in a message besides its words. */

/**
 * @param {string} message
 * @returns {string[]} names of arguments and tags, each once, sorted
 */
export function placeholderNames(message) {
  const names = new Set();
  visit(parse(message), (element) => {
    if (element.type !== TYPE.literal && element.type !== TYPE.pound) names.add(element.value);
  });
  return [...names].sort();
}

/** @param {string} message */
export function hasWords(message) {
  let found = false;
  visit(parse(message), (element) => {
    if (element.type === TYPE.literal && /\p{L}/u.test(element.value)) found = true;
  });
  return found;
}

/** @param {unknown} message */
export function isWellFormed(message) {
  try {
    return typeof message === 'string' && parse(message).length > 0;
  } catch {
    return false;
  }
}

/** The words of messages that were asked for before: each is looked at for every idea of the glossary. */
const knownWords = new Map();

/**
 * @param {string} message
 * @returns {string} its own words, without placeholders and tags, each branch once
 */
export function literalText(message) {
  const known = knownWords.get(message);
  if (known !== undefined) return known;
  let found = '';
  visit(parse(message), ({ type, value }) => {
    if (type === TYPE.literal) found += value;
    // What a placeholder stands for is a word of its own.
    else if (type !== TYPE.tag) found += '\u2060';
  });
  knownWords.set(message, found);
  return found;
}

/**
 * Every text that a message can become, as the placeholders and tags in it: translations may put
 * them in another order and branch plurals otherwise, but none may lack one or have one twice.
 *
 * @param {string} message
 * @returns {Set<string>}
 */
export function variants(message) {
  return new Set(variantsOf(parse(message)).map((tokens) => [...tokens].sort().join(' ')));
}

/**
 * @param {string} message
 * @returns {{ name: string, isPlural: boolean, keys: string[] }[]} its plurals and selects, sorted keys
 */
export function branchings(message) {
  const found = [];
  visit(parse(message), (element) => {
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      found.push({
        name: element.value,
        isPlural: element.type === TYPE.plural,
        keys: Object.keys(element.options).sort(),
      });
    }
  });
  return found;
}

function visit(elements, see) {
  for (const element of elements) {
    see(element);
    for (const inner of innerElements(element)) visit(inner, see);
  }
}

function innerElements(element) {
  if (element.type === TYPE.tag) return [element.children];
  return Object.values(element.options ?? {}).map(({ value }) => value);
}

function variantsOf(elements) {
  return elements.reduce(
    (found, element) => {
      const own = variantsOfElement(element);
      return found.flatMap((tokens) => own.map((more) => [...tokens, ...more]));
    },
    [[]],
  );
}

function variantsOfElement(element) {
  const inner = innerElements(element);
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return [[]];
    case TYPE.tag:
    case TYPE.plural:
    case TYPE.select:
      return inner
        .flatMap(variantsOf)
        .map((tokens) => [`${kindNames[element.type]}:${element.value}`, ...tokens]);
    default:
      return [[`${kindNames[element.type]}:${element.value}`]];
  }
}

const kindNames = {
  [TYPE.argument]: 'value',
  [TYPE.number]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
  [TYPE.select]: 'select',
  [TYPE.plural]: 'plural',
  [TYPE.tag]: 'tag',
};
