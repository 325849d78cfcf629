import type { ReactNode } from 'react';
import { selectDrawnList, selectShownList } from '@/lists/listView';
import { useAppSelector } from '@/store/hooks';
import { useIsShown } from '@/ui/ShownContext';
import { EmptyList } from '../list/EmptyList';
import { selectIsTooLong } from '../filter/listFilter';
import { useListStatus } from '../list/useListStatus';
import { selectLayout } from './layout';
import { layoutOf } from './layouts';

/**
 * The list as the address wants it looked at: the table where it says nothing of it, where the list is too long for
 * anything else, and where it was on screen until all is known that the other way needs. All of it reads the state of the
 * screen: what is only kept would be drawn again as the list on screen is, so it is made again instead.
 *
 * @param children - the table
 */
export function ListLayoutFrame({ children }: { children: ReactNode }) {
  const { kind } = useAppSelector(selectLayout);
  const isTooLong = useAppSelector(selectIsTooLong);
  const { status } = useListStatus();
  const layout = isTooLong ? undefined : layoutOf(kind);
  const isWaiting = useAppSelector(
    (state) => selectShownList(state) === null && selectDrawnList(state) !== null,
  );
  const isShown = useIsShown();
  if (!isShown) return null;
  if (!layout || isWaiting) return children;
  const { View } = layout;
  // What there is to say of a list without rows is the same for all.
  if (status.kind !== 'count') return <EmptyList status={status} />;
  return <View fallback={<EmptyList status={{ kind: 'loading' }} />} />;
}
