import { path } from '../path';
import { barPaths } from './barPaths';

/** Windows about the own account. */
export const accountPaths = {
  addAccountProjects: path('/account/projects/add'),
  changeAccountPassword: path('/account/password/change'),
  editAccount: path('/account/edit'),
  editAccountProject: path('/account/projects/:projectId/edit'),
  myAccount: barPaths.myAccount,
  removeAccountProject: path('/account/projects/:projectId/remove'),
  resetAccountPassword: path('/account/password/reset'),
};
