import { bringRow } from '@/ui/bringRow';

/** The link of a card that is in the document, on the layout on screen: others are kept out of sight. */
function linkOfCard(issueId: number): HTMLElement | null {
  const links = document.querySelectorAll<HTMLElement>(
    `main [data-card="${String(issueId)}"] a[data-row-link]`,
  );
  return [...links].find((link) => !link.closest('[inert], [aria-hidden=true]')) ?? null;
}

/** The focus goes to a card, and it comes into view. */
export function focusCard(issueId: number): void {
  bringRow(issueId);
  const link = linkOfCard(issueId);
  link?.focus({ preventScroll: true });
  link?.closest('[data-card]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
