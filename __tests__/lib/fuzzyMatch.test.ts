import { foldQuery, foldText, fuzzyMatch } from '@/lib/fuzzyMatch';
import { fc } from '@tests/support/properties';

const match = (query: string, text: string) => fuzzyMatch(foldQuery(query), foldText(text));
const score = (query: string, text: string) => match(query, text)?.score ?? -Infinity;

/** The characters of a text that are marked. */
const marked = (query: string, text: string) => {
  const all = Array.from(text);
  return match(query, text)
    ?.marks.map((mark) => all[mark])
    .join('');
};

it.each([
  ['front', 'Frontend Bugs', 'Front'],
  ['BUGS', 'Frontend Bugs', 'Bugs'],
  ['frbu', 'Frontend Bugs', 'FrBu'],
  ['bugs front', 'Frontend Bugs', 'FrontBugs'],
  ['uber', 'Über uns', 'Über'],
  ['žlu', 'Zluty kun', 'Zlu'],
  ['日本', '日本語', '日本'],
  ['😀', 'a😀b', '😀'],
])('finds %s in %s by its characters %s', (query, text, characters) => {
  expect(marked(query, text)).toBe(characters);
});

it.each([
  ['mks', 'Items: mark seen', [7, 10, 12]],
  ['chst', 'Reach the change of status', [10, 11, 20, 21]],
  ['eit', 'Retype editors there', [7, 9, 15]],
])('marks %s in %s where words begin, and letters that stand together', (query, text, places) => {
  expect(match(query, text)?.marks).toEqual(places);
});

it('marks what the score is of, whatever comes before it', () => {
  expect(score('cs', 'Reaches: change status')).toBeGreaterThan(score('cs', 'Reaches: locked'));
});

it.each([
  ['sgub', 'Bugs'],
  ['bugsy', 'Bugs'],
  ['bugs back', 'Frontend Bugs'],
])('does not find %s in %s', (query, text) => {
  expect(match(query, text)).toBeNull();
});

it.each([
  ['bug', 'Bugs', 'Old Bugs'],
  ['bug', 'Old Bugs', 'Debugging'],
  ['bug', 'Debugging', 'Big urgent game'],
  ['bug', 'Bugs', 'Bugs of the backend'],
])('of what fits %s, %s comes before %s', (query, better, worse) => {
  expect(score(query, better)).toBeGreaterThan(score(query, worse));
});

it('finds every part of a text, whatever stands around it', () => {
  const word = fc
    .string({ unit: 'grapheme-ascii', minLength: 1 })
    .filter((text) => text.trim() !== '');

  fc.assert(
    fc.property(fc.string(), word, fc.string(), (before, part, after) => {
      expect(match(part.trim(), before + part.trim() + after)).not.toBeNull();
    }),
  );
});

it('marks what was typed, in its order', () => {
  const word = fc.stringMatching(/^[a-z]{1,4}$/);

  fc.assert(
    fc.property(word, fc.stringMatching(/^[a-z ]{0,20}$/), (query, text) => {
      const isThere = new RegExp(Array.from(query).join('.*')).test(text);

      expect(marked(query, text)).toBe(isThere ? query : undefined);
    }),
  );
});

it('finds words in any order alike', () => {
  const word = fc.stringMatching(/^[a-z]{1,4}$/);

  fc.assert(
    fc.property(word, word, fc.stringMatching(/^[a-z ]{0,20}$/), (one, other, text) => {
      expect(match(`${one} ${other}`, text)).toEqual(match(`${other} ${one}`, text));
    }),
  );
});

it('fits everything while nothing is typed', () => {
  expect(marked('  ', 'Bugs')).toBe('');
});
