/** The page of the event log to show: the answer to the current question, or the last one while it is on its way. */
import { eventsApi } from '@/api/endpoints/events';
import { selectEventListArg, selectShownEventListArg } from '@/screen/eventLog';
import type { RootState } from '@/store/rootReducer';
import { screenQuery } from '@/windows/screenQuery';

/** What is asked for by the chosen type and page. */
export function eventsQuery(state: RootState) {
  return screenQuery(eventsApi.endpoints.listEvents, selectEventListArg(state));
}

/** Null before the first answer. */
export function selectShownEvents(state: RootState) {
  const current = eventsQuery(state).select(state).data;
  if (current) return { ...current, offset: selectEventListArg(state).offset ?? 0 };
  const shownArg = selectShownEventListArg(state);
  const shown = shownArg && eventsApi.endpoints.listEvents.select(shownArg)(state).data;
  return shown ? { ...shown, offset: shownArg.offset ?? 0 } : null;
}

/** A page that could not be loaded is not passed off as the one before it. */
export function hasEvents(state: RootState): boolean {
  const { data, error, isFetching } = eventsQuery(state).select(state);
  if (data) return true;
  return (isFetching || !error) && selectShownEvents(state) !== null;
}
