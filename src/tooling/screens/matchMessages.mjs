import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** Values such as names and numbers are short; a whole issue is none. */
const value = '.{1,200}?';
const number = "[\\p{Nd}\\p{Zs}.,'’]+";

/**
 * Finds out which messages of a language a text may come from.
 *
 * @param {ReadonlyMap<string, string>} messages ICU messages by id
 * @returns {(text: string, isServerPage: boolean) => readonly string[]} the ids that fit best: messages that
 *   are the text as it is, else those with the most words around their placeholders. Of equal ones
 *   those of the page: the companion's own, or the client's
 */
export function createMatcher(messages) {
  const plain = new Map();
  const patterns = [];
  for (const [id, message] of messages) {
    const elements = parse(message);
    if (!isBranched(elements)) {
      const text = normalize(words(elements));
      plain.set(text, [...(plain.get(text) ?? []), id]);
    } else if (canBeTold(message)) {
      patterns.push({
        id,
        needle: longestLiteral(elements),
        weight: words(elements).length,
        // Whatever stands in the place of a value, the words around it must be all of the text.
        pattern: new RegExp(`^${source(elements)}$`, 'su'),
      });
    }
  }
  const known = new Map();

  function find(text) {
    const exact = plain.get(text);
    if (exact) return exact;
    const fitting = patterns.filter(
      ({ needle, pattern }) => text.includes(needle) && pattern.test(text),
    );
    const best = Math.max(...fitting.map(({ weight }) => weight));
    return fitting.filter(({ weight }) => weight === best).map(({ id }) => id);
  }

  return (raw, isServerPage) => {
    const text = normalize(raw);
    if (!known.has(text)) known.set(text, find(text));
    const ids = known.get(text);
    const own = ids.filter((id) => id.startsWith('server.') === isServerPage);
    return own.length > 0 ? own : ids;
  };
}

/**
 * @param {string} message
 * @returns {boolean} whether it has enough words of its own to be known again in a page
 */
export function canBeTold(message) {
  return (words(parse(message)).match(/\p{L}/gu) ?? []).length > 1;
}

/** What pages do to a text: they break lines, and mark required fields. */
function normalize(text) {
  return text.replaceAll(/\s+/g, ' ').trim().replace(/ \*$/, '');
}

function isBranched(elements) {
  return elements.some(
    (element) =>
      element.type !== TYPE.literal && (element.type !== TYPE.tag || isBranched(element.children)),
  );
}

/** Everything that is written in a message, all branches after one another. */
function words(elements) {
  return elements.map((element) => literal(element) ?? inner(element).map(words).join('')).join('');
}

function literal(element) {
  return element.type === TYPE.literal ? element.value : null;
}

function inner(element) {
  if (element.type === TYPE.tag) return [element.children];
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
  return Object.values(element.options).map((option) => option.value);
}

/** The longest text that stands in the message whatever its values are. */
function longestLiteral(elements) {
  const found = elements.map((element) => {
    if (element.type === TYPE.tag) return longestLiteral(element.children);
    return normalize(literal(element) ?? '');
  });
  return found.reduce((longest, each) => (each.length > longest.length ? each : longest), '');
}

function source(elements) {
  return elements.map(sourceOf).join('');
}

function sourceOf(element) {
  switch (element.type) {
    case TYPE.literal:
      return element.value.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(/\s+/g, '\\s?');
    case TYPE.tag:
      return source(element.children);
    case TYPE.plural:
    case TYPE.select:
      return `(?:${inner(element).map(source).join('|')})`;
    case TYPE.pound:
      return number;
    default:
      return value;
  }
}
