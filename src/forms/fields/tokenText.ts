/** The text of several values, in its parts: pure, so that the rules can be read off a table. */
import { splitItems } from '@/lib/values/listItems';
import { itemNamed } from './comboBoxText';

/** Values that stand for themselves, and what is being typed after them. */
export interface Tokens {
  readonly chosen: readonly string[];
  readonly typed: string;
}

/** Every part of a text is a value, but for what is being typed, if that is its end. */
export function tokensOf(text: string, typed = ''): Tokens {
  const isTyped = typed !== '' && (text === typed || text.endsWith(`, ${typed}`));
  if (!isTyped) return { chosen: splitItems(text), typed: '' };
  return { chosen: splitItems(text.slice(0, -typed.length)), typed };
}

/** The text as it stands in the form and goes to the server. */
export function textOfTokens({ chosen, typed }: Tokens): string {
  return [...chosen, ...(typed === '' ? [] : [typed])].join(', ');
}

/** What was typed or pasted: all that a comma ends becomes a value, by the name it has among the items. */
export function typeText(tokens: Tokens, text: string, items: readonly string[]): Tokens {
  const end = text.lastIndexOf(',');
  if (end === -1) return { ...tokens, typed: text };
  const done = splitItems(text.slice(0, end)).map((part) => itemNamed(items, part) ?? part);
  return { chosen: [...tokens.chosen, ...done], typed: text.slice(end + 1).trimStart() };
}

export function addToken({ chosen }: Tokens, item: string): Tokens {
  return { chosen: [...chosen, item], typed: '' };
}

export function removeToken({ chosen, typed }: Tokens, index: number): Tokens {
  return { chosen: chosen.filter((_item, at) => at !== index), typed };
}
