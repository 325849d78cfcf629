import { path } from '../path';

/** Windows about the event log. */
export const eventPaths = {
  eventDetails: path('/events/:eventId'),
  eventLog: path('/events'),
};
