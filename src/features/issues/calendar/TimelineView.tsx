import { useAppSelector } from '@/store/hooks';
import { selectFilteredList } from '../filter/listFilter';
import { EmptyList } from '../list/EmptyList';
import { selectDateView } from './calendarState';
import { TimelineArea } from './TimelineArea';

/** The list as a time line, once all of it is known. */
export function TimelineView() {
  const view = useAppSelector(selectDateView);
  const isKnown = useAppSelector((state) => selectFilteredList(state) !== null);
  if (view?.kind !== 'timeline' || !isKnown) return <EmptyList status={{ kind: 'loading' }} />;
  return <TimelineArea view={view} />;
}
