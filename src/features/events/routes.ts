import { eventPaths } from '@/routing/paths/events';
import { defineWindow, type WindowRoute } from '@/windows/windowRoute';

/** Windows about the event log (screens A8). */
export const eventRoutes: readonly WindowRoute[] = [
  defineWindow({
    path: eventPaths.eventDetails,
    access: 'admin',
    size: 'large',
    autoClose: true,
    keepsPlace: false,
    load: () => import(/* webpackChunkName: "events" */ './EventDetailsPage'),
  }),
  defineWindow({
    path: eventPaths.eventLog,
    access: 'admin',
    size: 'large',
    autoClose: true,
    load: () => import(/* webpackChunkName: "events" */ './EventLogPage'),
  }),
];
