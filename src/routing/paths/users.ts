import { path } from '../path';

/** Windows about user accounts (spec 2). */
export const userPaths = {
  manageUsers: path('/users'),
};
