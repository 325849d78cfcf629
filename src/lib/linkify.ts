import { type TextToken, pushText } from './textTokens';

const character = '[\\w+&@#/\\\\%=~|$?!:,.-]';
const lastCharacter = '[\\w+&@#/\\\\%=~|$]';
const bracketed = `\\(${character}*\\)`;

const links = new RegExp(
  [
    '\\b(?<mail>(?:mailto:)?[\\w.%+-]+@[\\w.-]+\\.[a-z]{2,}\\b)',
    `(?<url>(?:\\b(?:https?://|ftp://|file://|www\\.|ftp\\.)|\\\\\\\\)(?:${character}|${bracketed})*(?:${lastCharacter}|${bracketed}))`,
    '#(?<item>\\d+)\\b',
  ].join('|'),
  'gi',
);

const prefixes: readonly (readonly [start: string, prefix: string])[] = [
  ['www.', 'http://'],
  ['ftp.', 'ftp://'],
  ['\\\\', 'file:///'],
];

/** Finds the addresses and `#` references in a plain text (screens 13.8). The parts joined give the text again. */
export function linkify(text: string): TextToken[] {
  const tokens: TextToken[] = [];
  let end = 0;
  for (const match of text.matchAll(links)) {
    pushText(tokens, text.slice(end, match.index));
    tokens.push(tokenOf(match[0], match.groups ?? {}));
    end = match.index + match[0].length;
  }
  pushText(tokens, text.slice(end));
  return tokens;
}

function tokenOf(text: string, { mail, item }: Record<string, string | undefined>): TextToken {
  if (item !== undefined) {
    return { text, href: `#/items/${item}`, external: false };
  }
  if (mail !== undefined) {
    return { text, href: /^mailto:/i.test(mail) ? mail : `mailto:${mail}`, external: true };
  }
  const start = text.toLowerCase();
  const prefix = prefixes.find(([word]) => start.startsWith(word))?.[1] ?? '';
  return { text, href: prefix + text, external: true };
}
