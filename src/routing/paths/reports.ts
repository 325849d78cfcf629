import { path } from '../path';
import { barPaths } from './barPaths';

/** Windows about reports. */
export const reportPaths = {
  addPersonalReport: path('/reports/personal/add'),
  addPublicReport: path('/reports/public/add'),
  deleteReport: path('/reports/:reportId/delete'),
  editReport: path('/reports/:reportId/edit'),
  manageReports: barPaths.manageReports,
};
