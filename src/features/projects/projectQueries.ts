/** What the pages about one project ask for. */
import { projectsApi } from '@/api/endpoints/projects';
import type { BesideField } from '@/forms/useEdited';
import { adminMessages } from '@/i18n/adminMessages';
import { columnMessages } from '@/i18n/columnMessages';
import type { Answer } from '@/protocol/operations';
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

/** What others may change of a project while a form edits another part of it. */
export const besideProject = {
  access: ({ details }: Answer<'loadProject'>): BesideField => ({
    label: adminMessages.globalAccess,
    value: details.public,
  }),
  name: ({ details }: Answer<'loadProject'>): BesideField => ({
    label: columnMessages.name,
    value: details.name,
  }),
};
