import type { LinkMatch } from '@/lib/links';
import { explicitLink } from './links';

export type BlockName = 'list' | 'quote' | 'code' | 'rtl';

/** A piece of marked-up text; `source` is exactly what was written. */
export type MarkupToken =
  | { kind: 'lineBreak'; source: string }
  | { kind: 'text'; source: string }
  | { kind: 'inlineCode'; source: string; code: string }
  | { kind: 'link'; source: string; link: Pick<LinkMatch, 'href' | 'external'>; label: string }
  | { kind: 'open'; source: string; name: BlockName; argument: string }
  | { kind: 'close'; source: string; name: BlockName };

const SPECIAL = /[\n`[]/g;
const INLINE_CODE = /`([^`\n]+)`/y;
const TAG = /\[(\/?)(list|quote|code|rtl)(?=[ \t\]])/iy;
const AFTER_OPENING = /[ \t]*\n?/y;
const AFTER_CLOSING = /\n?/y;
const LINK_TARGET = /[^\s[\]]+(?=[\s\]])/y;
const WITH_ARGUMENT: ReadonlySet<string> = new Set(['quote', 'code']);

function blockName(name: string): BlockName {
  const lower = name.toLowerCase();
  return lower === 'list' || lower === 'quote' || lower === 'code' ? lower : 'rtl';
}

function readTag(text: string, start: number, close: number): MarkupToken | undefined {
  TAG.lastIndex = start;
  const found = TAG.exec(text);
  if (!found) return undefined;
  const name = blockName(found[2] ?? '');
  const closing = found[1] === '/';
  if (TAG.lastIndex < close && (closing || !WITH_ARGUMENT.has(name))) return undefined;
  const argument = text.slice(TAG.lastIndex, close).trim();
  const after = closing ? AFTER_CLOSING : AFTER_OPENING;
  after.lastIndex = close + 1;
  after.test(text);
  const source = text.slice(start, after.lastIndex);
  return closing ? { kind: 'close', source, name } : { kind: 'open', source, name, argument };
}

function readLink(text: string, start: number, close: number): MarkupToken | undefined {
  LINK_TARGET.lastIndex = start + 1;
  const target = LINK_TARGET.exec(text)?.[0] ?? '';
  const link = explicitLink(target);
  if (!link) return undefined;
  const label = text.slice(start + 1 + target.length, close).trim() || target;
  return { kind: 'link', source: text.slice(start, close + 1), link, label };
}

function readInlineCode(text: string, start: number): MarkupToken | undefined {
  INLINE_CODE.lastIndex = start;
  const found = INLINE_CODE.exec(text);
  return found ? { kind: 'inlineCode', source: found[0], code: found[1] ?? '' } : undefined;
}

function nextSpecial(text: string, from: number): number {
  SPECIAL.lastIndex = from;
  return SPECIAL.exec(text)?.index ?? -1;
}

/** Splits marked-up text into tokens whose sources joined give the text again. */
export function* markupTokens(text: string): Generator<MarkupToken> {
  let pending = 0;
  // The next `]`, looked up once however many `[` come before it; the text's length when there is none.
  let close = -1;

  function readBracket(start: number): MarkupToken | undefined {
    if (close < start && close !== text.length) {
      const found = text.indexOf(']', start);
      close = found < 0 ? text.length : found;
    }
    if (close === text.length) return undefined;
    return readTag(text, start, close) ?? readLink(text, start, close);
  }

  function readAt(start: number): MarkupToken | undefined {
    const char = text.charAt(start);
    if (char === '\n') return { kind: 'lineBreak', source: char };
    return char === '`' ? readInlineCode(text, start) : readBracket(start);
  }

  for (let at = nextSpecial(text, 0); at >= 0;) {
    const token = readAt(at);
    if (token) {
      if (pending < at) yield { kind: 'text', source: text.slice(pending, at) };
      yield token;
      pending = at + token.source.length;
    }
    at = nextSpecial(text, token ? pending : at + 1);
  }
  if (pending < text.length) yield { kind: 'text', source: text.slice(pending) };
}
