import { type TextToken, pushText } from './textTokens';

const anchor = /<a((?:\s+[a-z]+="[^"<>]*")*)\s*>([^<]*)<\/a>/g;
const attribute = /([a-z]+)="([^"]*)"/g;
const entity = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi;
const safeTarget = /^(?:(?:https?|ftp|file|mailto):|#\/)/i;

const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  hellip: '…',
  laquo: '«',
  lt: '<',
  mdash: '—',
  nbsp: '\u00a0',
  ndash: '–',
  quot: '"',
  raquo: '»',
};

/**
 * Reads the HTML of a cell of a list: escaped text with links (api 5.2).
 * Anything else is shown as the text it is; a link to an unsafe place loses its target.
 */
export function parseCellMarkup(html: string): TextToken[] {
  const tokens: TextToken[] = [];
  let end = 0;
  for (const match of html.matchAll(anchor)) {
    pushText(tokens, decode(html.slice(end, match.index)));
    pushLink(tokens, match[1] ?? '', decode(match[2] ?? ''));
    end = match.index + match[0].length;
  }
  pushText(tokens, decode(html.slice(end)));
  return tokens;
}

function pushLink(tokens: TextToken[], attributes: string, text: string): void {
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of attributes.matchAll(attribute)) {
    values.set(name, decode(value));
  }
  const href = values.get('href') ?? '';
  if (text !== '' && safeTarget.test(href)) {
    tokens.push({ text, href, external: !href.startsWith('#') });
  } else {
    pushText(tokens, text);
  }
}

function decode(html: string): string {
  return html.replace(
    entity,
    (whole: string, decimal?: string, hexadecimal?: string, name?: string) => {
      if (name !== undefined) {
        return namedEntities[name] ?? whole;
      }
      const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
