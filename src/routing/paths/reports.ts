import { path } from '../path';

/** Windows about reports. */
export const reportPaths = {
  addPersonalReport: path('/reports/personal/add'),
  addPublicReport: path('/reports/public/add'),
  deleteReport: path('/reports/:reportId/delete'),
  editReport: path('/reports/:reportId/edit'),
  manageReports: path('/reports'),
};
