import { lazyCode } from '@/lib/lazyCode';
import type { RootState } from '@/store/rootReducer';
import { lazyView } from '@/ui/lazyView';
import { MissingNotice } from '@/ui/MissingNotice';
import type { ListLayout } from '../layouts/layout';
import {
  calendarCommands,
  liftBar,
  liftDayCard,
  showCalendar,
  showTimeline,
} from './calendarCommands';
import { barOrder, dateOrder, selectDateView } from './calendarState';
import { writeDateView } from './dateView';

function shownArgs(state: RootState): readonly string[] {
  const view = selectDateView(state);
  return view ? writeDateView(view) : [];
}

/** The list as months and weeks, each issue on its day (decision 053). */
export const calendarLayout: ListLayout = {
  kind: 'calendar',
  View: lazyView(
    lazyCode(() =>
      import(/* webpackChunkName: "calendar" */ './CalendarView').then(
        (module) => module.CalendarView,
      ),
    ),
    MissingNotice,
  ),
  commands: [showCalendar],
  shownArgs,
  shownOrder: dateOrder,
};

/** The list as bars from one date to another. */
export const timelineLayout: ListLayout = {
  kind: 'timeline',
  View: lazyView(
    lazyCode(() =>
      import(/* webpackChunkName: "calendar" */ './TimelineView').then(
        (module) => module.TimelineView,
      ),
    ),
    MissingNotice,
  ),
  commands: [showTimeline],
  shownArgs,
  shownOrder: barOrder,
};

/** What is offered beside the ways to look at the list. */
export const dateCommands = [...calendarCommands, liftDayCard, liftBar];
