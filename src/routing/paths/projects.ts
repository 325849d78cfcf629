import { path } from '../path';

/** Windows about projects (spec 2). */
export const projectPaths = {
  manageProjects: path('/projects'),
};
