import { TYPE } from '@formatjs/icu-messageformat-parser';

/**
 * Languages that nobody speaks, made from English: what is still readable as English on the screen is
 * no message, what does not fit will not fit in some language, what is not mirrored will not be in
 * Arabic.
 */

/** @type {Record<string, (text: string) => string>} */
const disguises = { en_XA: accented, ar_XB: mirrored };

export const pseudoLocales = Object.keys(disguises);

/**
 * @template Element
 * @param {Element[]} elements a parsed message
 * @param {string} locale one of `pseudoLocales`
 * @returns {Element[]} the same placeholders with other words
 */
export function disguise(elements, locale) {
  return elements.map((element) => {
    if (element.type === TYPE.literal) {
      return { ...element, value: disguises[locale](element.value) };
    }
    if (element.type === TYPE.tag) {
      return { ...element, children: disguise(element.children, locale) };
    }
    if (!element.options) return element;
    const options = Object.entries(element.options).map(([key, branch]) => [
      key,
      { ...branch, value: disguise(branch.value, locale) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  });
}

const plainLetters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accentedLetters = 'àƀćďéƒğĥîĵķĺɱñöþǫŕšţûṽŵẋýžÀƁĆĎÉƑĞĤÎĴĶĹṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';
const accents = new Map([...plainLetters].map((letter, at) => [letter, [...accentedLetters][at]]));

/** Translations of short texts are the longest in proportion; 40 % are more than most need. */
const growth = 1.4;

/** No letter of English is left, and each word is longer. */
function accented(text) {
  return text.replace(/[A-Za-z]+/g, (word) => {
    const letters = [...word].map((letter) => accents.get(letter));
    const missing = Math.ceil(letters.length * growth) - letters.length;
    return letters.join('') + letters.at(-1).toLowerCase().repeat(missing);
  });
}

const hebrewLetters = [...'אבגדהוזחטיכלמנסעפצקרשת'];

/** Letters of a script that is written from right to left: as many of them, and none of English is left. */
function mirrored(text) {
  return text.replace(
    /[A-Za-z]/g,
    (letter) => hebrewLetters[plainLetters.indexOf(letter) % hebrewLetters.length],
  );
}
