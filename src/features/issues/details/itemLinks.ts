/**
 * Lets the `#n` links that mean this issue or an entry of its history lead there directly: the general address of an
 * item would have to ask the server whose it is.
 */
import type { Issue } from '@/entities/issues';
import { linkify } from '@/lib/linkify';
import type { TextToken } from '@/lib/textTokens';
import { issuePaths } from '@/routing/paths/issues';

export interface ItemLinks {
  /** In HTML of the server. */
  inHtml: (html: string) => string;
  /** In a plain text. */
  inText: (text: string) => TextToken[];
}

const itemLink = /href="(#\/items\/\d{1,10})"/g;
const itemHref = /^#\/items\/(\d{1,10})$/;

/** The links of an issue; made once for its whole history. */
export function itemLinksOf({ issueId, history }: Pick<Issue, 'issueId' | 'history'>): ItemLinks {
  let itemIds: ReadonlySet<number> | undefined;

  // Most issues have no such links.
  function hasItem(itemId: number): boolean {
    itemIds ??= new Set(history.map(({ id }) => id));
    return itemIds.has(itemId);
  }

  function shorten(href: string): string {
    const itemId = Number(itemHref.exec(href)?.[1]);
    if (itemId === issueId) return `#${issuePaths.issueDetails.url({ issueId })}`;
    return hasItem(itemId) ? `#${issuePaths.issueItem.url({ issueId, itemId })}` : href;
  }

  return {
    inHtml: (html) => html.replace(itemLink, (_whole, href: string) => `href="${shorten(href)}"`),
    inText: (text) =>
      linkify(text).map((token) =>
        token.href === undefined ? token : { ...token, href: shorten(token.href) },
      ),
  };
}
