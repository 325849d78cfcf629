/** What the list has to say about itself (screens 9). */
import { pageSizes } from '@/protocol/firstLimits';

export type ListStatus =
  | { kind: 'noType' }
  | { kind: 'loading' }
  /** Nothing to show; the error covers the list. */
  | { kind: 'failed' }
  | { kind: 'none' }
  | { kind: 'count'; total: number }
  /** Numbers of the first and last issue shown, from 1. */
  | { kind: 'range'; first: number; last: number; total: number };

interface ListFacts {
  /** False at Home, where no list is asked for. */
  hasType: boolean;
  /** The list could not be loaded, and there is no older answer. */
  hasFailed: boolean;
  /** Issues on all pages; null before the first answer. */
  total: number | null;
  /** Index of the first issue shown. */
  offset: number;
  /** Not by pages. */
  isWhole?: boolean;
}

export function readListStatus({
  hasType,
  hasFailed,
  total,
  offset,
  isWhole = false,
}: ListFacts): ListStatus {
  if (!hasType) return { kind: 'noType' };
  if (total === null) return { kind: hasFailed ? 'failed' : 'loading' };
  if (total === 0) return { kind: 'none' };
  if (isWhole || (offset === 0 && total <= pageSizes.issues)) return { kind: 'count', total };
  return {
    kind: 'range',
    first: offset + 1,
    last: Math.min(offset + pageSizes.issues, total),
    total,
  };
}

/** Offsets of the neighbouring pages; null where there is none. */
export function neighbourOffsets(status: ListStatus, offset: number) {
  if (status.kind !== 'range') return { previous: null, next: null };
  return {
    previous: status.first > 1 ? Math.max(0, offset - pageSizes.issues) : null,
    next: status.last < status.total ? offset + pageSizes.issues : null,
  };
}
