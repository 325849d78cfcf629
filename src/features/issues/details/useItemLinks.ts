import { useMemo } from 'react';
import type { Issue } from '@/entities/issues';
import { itemLinksOf, type ItemLinks } from './itemLinks';

/** The links of the issue on screen; stays the same object until its history changes. */
export function useItemLinks({ issueId, history }: Issue): ItemLinks {
  return useMemo(() => itemLinksOf({ issueId, history }), [issueId, history]);
}
