import { path } from '../path';
import { barPaths } from './barPaths';

/** Windows about user accounts. */
export const userPaths = {
  addUser: path('/users/add'),
  addUserProjects: path('/users/:userId/projects/add'),
  approveRequest: path('/users/requests/:requestId/approve'),
  changePassword: path('/users/:userId/password/change'),
  editUser: path('/users/:userId/edit'),
  editUserAccess: path('/users/:userId/permissions/edit'),
  editUserProject: path('/users/:userId/projects/:projectId/edit'),
  manageUsers: barPaths.manageUsers,
  registrationRequests: path('/users/requests'),
  rejectRequest: path('/users/requests/:requestId/reject'),
  removeUserProject: path('/users/:userId/projects/:projectId/remove'),
  requestDetails: path('/users/requests/:requestId'),
  resetPassword: path('/users/:userId/password/reset'),
  userDetails: path('/users/:userId'),
};
