import { path } from '../path';
import { barPaths } from './barPaths';

/** Windows about the event log. */
export const eventPaths = {
  eventDetails: path('/events/:eventId'),
  eventLog: barPaths.eventLog,
};
