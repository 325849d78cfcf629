import { path } from '../path';

/** Windows that belong to no entity. `logOut` is our own: the question whether unsaved text may go. */
export const generalPaths = {
  about: path('/about'),
  logOut: path('/logout'),
};
