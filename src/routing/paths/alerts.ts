import { path } from '../path';
import { barPaths } from './barPaths';

/** Windows about alerts. */
export const alertPaths = {
  addPersonalAlert: path('/alerts/personal/add'),
  addPublicAlert: path('/alerts/public/add'),
  alertDetails: path('/alerts/:alertId'),
  deleteAlert: path('/alerts/:alertId/delete'),
  manageAlerts: barPaths.manageAlerts,
};
