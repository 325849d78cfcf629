import { path } from '../path';

/** Windows about alerts (spec 2). */
export const alertPaths = {
  manageAlerts: path('/alerts'),
};
