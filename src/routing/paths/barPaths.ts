import { path } from '../path';

/** Windows that the bars lead to, whichever area they belong to: their links are there from the first picture on. */
export const barPaths = {
  eventLog: path('/events'),
  manageAlerts: path('/alerts'),
  manageProjects: path('/projects'),
  manageReports: path('/reports'),
  manageTypes: path('/types'),
  manageUsers: path('/users'),
  myAccount: path('/account'),
  serverSettings: path('/settings'),
  viewSettings: path('/types/:typeId/views'),
};
