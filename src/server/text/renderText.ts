import type { TextFormat } from '@/protocol/enums';

import { markupToHtml } from './markup';
import { textToHtml } from './plainText';

/** A stored text as it is asked for: raw, or as HTML by its format (protocol 5). */
export function renderText(text: string, format: TextFormat, html: boolean): string {
  if (!html) return text;
  return format === 1 ? markupToHtml(text) : textToHtml(text);
}
