import { findLinks } from './links';
import { type TextToken, pushText } from './textTokens';

/** Finds the addresses and `#` references in a plain text (screens 13.8). The parts joined give the text again. */
export function linkify(text: string): TextToken[] {
  const tokens: TextToken[] = [];
  let end = 0;
  for (const { start, end: after, href, external } of findLinks(text)) {
    pushText(tokens, text.slice(end, start));
    tokens.push({ text: text.slice(start, after), href, external });
    end = after;
  }
  pushText(tokens, text.slice(end));
  return tokens;
}
