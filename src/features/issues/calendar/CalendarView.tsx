import { useAppSelector } from '@/store/hooks';
import { selectFilteredList } from '../filter/listFilter';
import { EmptyList } from '../list/EmptyList';
import { CalendarArea } from './CalendarArea';
import { selectDateView } from './calendarState';

/** The list as a calendar, once all of it is known. */
export function CalendarView() {
  const view = useAppSelector(selectDateView);
  const isKnown = useAppSelector((state) => selectFilteredList(state) !== null);
  if (view?.kind !== 'calendar' || !isKnown) return <EmptyList status={{ kind: 'loading' }} />;
  return <CalendarArea view={view} />;
}
