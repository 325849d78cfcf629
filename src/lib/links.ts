/** Where the links of a plain text are: in values that the client shows, and in what the companion makes of texts. */

/** A stretch of text that is a link, and where it leads. */
export interface LinkMatch {
  start: number;
  end: number;
  href: string;
  /** Links to other sites open in a new tab, links to items in the same one. */
  external: boolean;
}

/** Letters and digits of any script. */
export const WORD = String.raw`\p{L}\p{N}_`;
/** What addresses of the web are made of. */
export const URL_CHARS = String.raw`${WORD}+&@#/\\%=~|$?!:,.\-`;

const WORD_CHAR = new RegExp(`[${WORD}]`, 'u');
const WORD_END = new RegExp(`(?:[${WORD}])$`, 'u');
const URL_PREFIX = /(?:https?:\/\/|ftp:\/\/|file:\/\/|www\.|ftp\.)|\\\\/gi;
const ITEM = new RegExp(String.raw`#([0-9]+)(?![${WORD}])`, 'gu');
const PLAIN_RUN = new RegExp(`[${URL_CHARS}]*`, 'uy');
const PARENTHESES = new RegExp(String.raw`\([${URL_CHARS}]*\)`, 'uy');
const TRAILING = '?!:,.-';
const LOCAL_PART = new RegExp(String.raw`[${WORD}.%+\-]`, 'u');
const DOMAIN_RUN = new RegExp(String.raw`[${WORD}.\-]*`, 'uy');
export const MAILTO = 'mailto:';

/** The character (code point) that ends at `index`, '' at the start. */
function charBefore(text: string, index: number): string {
  const low = text.charCodeAt(index - 1);
  return low >= 0xdc00 && low <= 0xdfff
    ? text.slice(Math.max(0, index - 2), index)
    : text.slice(Math.max(0, index - 1), index);
}

function startsWord(text: string, index: number): boolean {
  return !WORD_END.test(charBefore(text, index));
}

function matchEnd(pattern: RegExp, text: string, index: number): number {
  pattern.lastIndex = index;
  return pattern.test(text) ? pattern.lastIndex : index;
}

/** End of the URL whose prefix ends at `start`; `start` itself when nothing linkable follows. */
function endOfUrl(text: string, start: number): number {
  let end = start;
  let at = start;
  for (;;) {
    const runEnd = matchEnd(PLAIN_RUN, text, at);
    let kept = runEnd;
    while (kept > at && TRAILING.includes(text.charAt(kept - 1))) kept -= 1;
    if (kept > at) end = kept;
    const groupEnd = matchEnd(PARENTHESES, text, runEnd);
    if (groupEnd === runEnd) return end;
    end = groupEnd;
    at = groupEnd;
  }
}

/** Where an address leads that is written without its scheme. */
export function hrefOfUrl(url: string): string {
  const lower = url.slice(0, 4).toLowerCase();
  if (lower === 'www.') return `http://${url}`;
  if (lower === 'ftp.') return `ftp://${url}`;
  return url.startsWith('\\\\') ? `file:///${url}` : url;
}

function findUrl(text: string, from: number): LinkMatch | undefined {
  URL_PREFIX.lastIndex = from;
  for (let found = URL_PREFIX.exec(text); found; found = URL_PREFIX.exec(text)) {
    const start = found.index;
    const prefixEnd = URL_PREFIX.lastIndex;
    if (found[0] === '\\\\' || startsWord(text, start)) {
      const end = endOfUrl(text, prefixEnd);
      if (end > prefixEnd) {
        return { start, end, href: hrefOfUrl(text.slice(start, end)), external: true };
      }
    }
  }
  return undefined;
}

/** End of the domain that starts at `start`, 0 when there is none. */
function endOfDomain(text: string, start: number): number {
  const domain = text.slice(start, matchEnd(DOMAIN_RUN, text, start));
  for (let dot = domain.lastIndexOf('.'); dot > 0; dot = domain.lastIndexOf('.', dot - 1)) {
    const label = domain.slice(dot + 1, dot + 1 + domain.slice(dot + 1).search(/[^a-z]|$/i));
    const end = dot + 1 + label.length;
    if (label.length >= 2 && !WORD_CHAR.test(domain.charAt(end))) return start + end;
  }
  return 0;
}

function startOfLocalPart(text: string, at: number, from: number): number {
  let start = at;
  while (start > from) {
    const char = charBefore(text, start);
    if (!LOCAL_PART.test(char)) break;
    start -= char.length;
  }
  return start;
}

function findEmail(text: string, from: number): LinkMatch | undefined {
  for (let at = text.indexOf('@', from); at >= 0; at = text.indexOf('@', at + 1)) {
    const runStart = startOfLocalPart(text, at, from);
    const end = runStart < at ? endOfDomain(text, at + 1) : 0;
    if (end === 0) continue;
    const prefixStart = runStart - MAILTO.length;
    const prefixed =
      prefixStart >= from &&
      text.slice(prefixStart, runStart).toLowerCase() === MAILTO &&
      startsWord(text, prefixStart);
    if (prefixed) {
      return { start: prefixStart, end, href: MAILTO + text.slice(runStart, end), external: true };
    }
    const offset = text.slice(runStart, at).search(WORD_CHAR);
    if (offset < 0 || !startsWord(text, runStart + offset)) continue;
    const start = runStart + offset;
    return { start, end, href: MAILTO + text.slice(start, end), external: true };
  }
  return undefined;
}

function findItem(text: string, from: number): LinkMatch | undefined {
  ITEM.lastIndex = from;
  const found = ITEM.exec(text);
  if (!found) return undefined;
  return {
    start: found.index,
    end: ITEM.lastIndex,
    href: `#/items/${found[1] ?? ''}`,
    external: false,
  };
}

/** In the order of preference when two begin at the same character. */
const FINDERS = [findEmail, findUrl, findItem] as const;

/**
 * The links of a plain text, from left to right and without overlap (protocol 5.2).
 * Each kind is searched once and again only after another kind's match ran over it, so the time stays linear.
 */
export function* findLinks(text: string): Generator<LinkMatch> {
  const next = FINDERS.map((find) => find(text, 0));
  for (;;) {
    let first: LinkMatch | undefined;
    for (const match of next) if (match && (!first || match.start < first.start)) first = match;
    if (!first) return;
    yield first;
    const { end } = first;
    FINDERS.forEach((find, kind) => {
      const match = next[kind];
      if (match && match.start < end) next[kind] = find(text, end);
    });
  }
}
