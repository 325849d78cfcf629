import { decodeEntities } from './htmlEntities';

const tag = /<(\/?)([a-z]+)[^>]*>/gi;

/** Elements of the server's HTML that begin and end a line (protocol 5.3). */
const blocks = new Set(['div', 'li', 'pre', 'ul']);

/**
 * The words of the server's HTML without its elements, on lines as they are shown. For places that need the text of
 * many comments and the look of none; the result is text and must never be used as HTML.
 */
export function htmlToText(html: string): string {
  if (!html.includes('<')) return decodeEntities(html).trim();
  const lines = html.replace(tag, (_whole, slash: string, name: string) => {
    const element = name.toLowerCase();
    if (element === 'li' && slash === '') return '\n• ';
    return blocks.has(element) ? '\n' : '';
  });
  return decodeEntities(lines.replace(/\n{2,}/g, '\n')).trim();
}
