import { archivedProjectsApi } from '@/api/endpoints/archivedProjects';
import { screenQuery } from '@/windows/screenQuery';
import type { ProjectParams } from '../projectQueries';

/** The name of an archived project; the server tells it to anybody who asks (screens A11). */
export function archivedProjectQuery({ projectId }: ProjectParams) {
  return screenQuery(archivedProjectsApi.endpoints.loadArchivedProject, { projectId });
}
