import { decodeEntities } from './htmlEntities';
import { type TextToken, pushText } from './textTokens';

const anchor = /<a((?:\s+[a-z]+="[^"<>]*")*)\s*>([^<]*)<\/a>/g;
const attribute = /([a-z]+)="([^"]*)"/g;
const safeTarget = /^(?:(?:https?|ftp|file|mailto):|#\/)/i;

/**
 * Reads the HTML of a cell of a list: escaped text with links (protocol 5.2).
 * Anything else is shown as the text it is; a link to an unsafe place loses its target.
 */
export function parseCellMarkup(html: string): TextToken[] {
  const tokens: TextToken[] = [];
  let end = 0;
  for (const match of html.matchAll(anchor)) {
    pushText(tokens, decodeEntities(html.slice(end, match.index)));
    pushLink(tokens, match[1] ?? '', decodeEntities(match[2] ?? ''));
    end = match.index + match[0].length;
  }
  pushText(tokens, decodeEntities(html.slice(end)));
  return tokens;
}

/** What a cell of a list says, without its links; a time says nothing in words. */
export function cellText(cell: string | number | undefined): string {
  if (typeof cell !== 'string') return '';
  if (!/[<&]/.test(cell)) return cell;
  return parseCellMarkup(cell)
    .map(({ text }) => text)
    .join('');
}

function pushLink(tokens: TextToken[], attributes: string, text: string): void {
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of attributes.matchAll(attribute)) {
    values.set(name, decodeEntities(value));
  }
  const href = values.get('href') ?? '';
  if (text !== '' && safeTarget.test(href)) {
    tokens.push({ text, href, external: !href.startsWith('#') });
  } else {
    pushText(tokens, text);
  }
}
