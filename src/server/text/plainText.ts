import { escapeHtml } from '@/lib/escapeHtml';
import { findLinks } from '@/lib/links';

import { anchor } from './links';

/**
 * Plain text as HTML: everything escaped, addresses and `#123` made links, line breaks and blanks kept
 * (protocol 5.2). For texts of format 0, file descriptions, list cells and markup between tags.
 */
export function textToHtml(text: string): string {
  let html = '';
  let done = 0;
  for (const link of findLinks(text)) {
    html += escapeHtml(text.slice(done, link.start));
    html += anchor(link, escapeHtml(text.slice(link.start, link.end)));
    done = link.end;
  }
  return html + escapeHtml(text.slice(done));
}
