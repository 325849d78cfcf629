import { path } from '../path';

/** Windows about the own account. */
export const accountPaths = {
  addAccountProjects: path('/account/projects/add'),
  changeAccountPassword: path('/account/password/change'),
  editAccount: path('/account/edit'),
  editAccountProject: path('/account/projects/:projectId/edit'),
  myAccount: path('/account'),
  removeAccountProject: path('/account/projects/:projectId/remove'),
  resetAccountPassword: path('/account/password/reset'),
};
