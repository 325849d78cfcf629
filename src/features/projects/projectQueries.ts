/** What the pages about one project ask for. */
import { projectsApi } from '@/api/endpoints/projects';
import { screenQuery } from '@/windows/screenQuery';

/** The address of a page about one project. */
export interface ProjectParams {
  projectId: number;
}

const { loadProject } = projectsApi.endpoints;

/** Name and access. */
export function projectQuery({ projectId }: ProjectParams) {
  return screenQuery(loadProject, { projectId });
}

/** The same for those who administer the project; others are refused with 301. */
export function administeredProjectQuery({ projectId }: ProjectParams) {
  return screenQuery(loadProject, { projectId, access: 'admin' });
}
