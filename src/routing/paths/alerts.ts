import { path } from '../path';

/** Windows about alerts. */
export const alertPaths = {
  addPersonalAlert: path('/alerts/personal/add'),
  addPublicAlert: path('/alerts/public/add'),
  alertDetails: path('/alerts/:alertId'),
  deleteAlert: path('/alerts/:alertId/delete'),
  manageAlerts: path('/alerts'),
};
