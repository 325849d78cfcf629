import { path } from '../path';

/** Windows about the event log (spec 2). */
export const eventPaths = {
  eventDetails: path('/events/:eventId'),
  eventLog: path('/events'),
};
