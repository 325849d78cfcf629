import { path } from '../path';

/** Windows about reports (spec 2). */
export const reportPaths = {
  manageReports: path('/reports'),
};
