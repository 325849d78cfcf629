import { lazy } from 'react';
import type { ListLayout } from '../layouts/layout';
import {
  calendarCommands,
  liftBar,
  liftDayCard,
  showCalendar,
  showTimeline,
} from './calendarCommands';
import { barOrder, dateOrder } from './calendarState';

/** The list as months and weeks, each issue on its day (decision 053). */
export const calendarLayout: ListLayout = {
  kind: 'calendar',
  View: lazy(() =>
    import(/* webpackChunkName: "calendar" */ './CalendarView').then((module) => ({
      default: module.CalendarView,
    })),
  ),
  commands: [showCalendar],
  shownOrder: dateOrder,
};

/** The list as bars from one date to another. */
export const timelineLayout: ListLayout = {
  kind: 'timeline',
  View: lazy(() =>
    import(/* webpackChunkName: "calendar" */ './TimelineView').then((module) => ({
      default: module.TimelineView,
    })),
  ),
  commands: [showTimeline],
  shownOrder: barOrder,
};

/** What is offered beside the ways to look at the list. */
export const dateCommands = [...calendarCommands, liftDayCard, liftBar];
