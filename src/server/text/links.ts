import { escapeHtml } from '@/lib/escapeHtml';
import { type LinkMatch, MAILTO, URL_CHARS, WORD, hrefOfUrl } from '@/lib/links';

/** An anchor as the server writes it; `label` is HTML already. */
export function anchor(link: Pick<LinkMatch, 'href' | 'external'>, label: string): string {
  const target = link.external ? ' target="_blank" rel="noopener noreferrer"' : '';
  return `<a href="${escapeHtml(link.href)}"${target}>${label}</a>`;
}

const EXPLICIT_URL = new RegExp(
  String.raw`^(?:(?:https?:\/\/|ftp:\/\/|file:\/\/|www\.|ftp\.)|\\\\)[${URL_CHARS}()]+$`,
  'iu',
);
const EXPLICIT_EMAIL = new RegExp(
  String.raw`^(?:mailto:)?([${WORD}.%+\-]+@[${WORD}.\-]+\.[a-z]{2,})$`,
  'iu',
);
const EXPLICIT_ITEM = /^#([0-9]+)$/;

/** Where the target of `[target title]` leads; undefined when it is no link. */
export function explicitLink(target: string): Pick<LinkMatch, 'href' | 'external'> | undefined {
  const item = EXPLICIT_ITEM.exec(target)?.[1];
  if (item !== undefined) return { href: `#/items/${item}`, external: false };
  if (EXPLICIT_URL.test(target)) return { href: hrefOfUrl(target), external: true };
  const email = EXPLICIT_EMAIL.exec(target)?.[1];
  return email === undefined ? undefined : { href: MAILTO + email, external: true };
}
