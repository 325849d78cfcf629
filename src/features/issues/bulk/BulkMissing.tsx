import { useEffect, useEffectEvent, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { useCommandContext } from '@/commands/useCommandContext';
import { errorMessage } from '@/i18n/errorMessages';
import { selectBulkForm, selectBulkJob } from '@/screen/bulk';
import { selectSelectedIds } from '@/screen/selection';
import type { RootState } from '@/store/rootReducer';
import { useAppSelector } from '@/store/hooks';
import type { RetryProps } from '@/ui/lazyView';

/** What the bar is wanted for; how far a job has come is none of it. */
const selectWish = (state: RootState) => [
  selectSelectedIds(state),
  selectBulkForm(state),
  selectBulkJob(state) !== null,
];

/**
 * In place of the bar below the list, whose code could not be fetched: says so. What is selected and asked stays, and
 * whatever is selected or asked next fetches it anew.
 */
export function BulkMissing({ onRetry }: RetryProps) {
  const context = useCommandContext();
  const wish = useAppSelector(selectWish, shallowEqual);
  const [failed] = useState(wish);
  const isOther = wish !== failed;
  const retry = useEffectEvent(onRetry);

  // External system: what is read out.
  useEffect(() => {
    context.show(errorMessage({ kind: 'network' }));
  }, [context]);

  // External system: the chunk of the bar.
  useEffect(() => {
    if (isOther) retry();
  }, [isOther]);

  return null;
}
