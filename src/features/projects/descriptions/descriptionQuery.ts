import { projectsApi } from '@/api/endpoints/projects';
import type { ApiError } from '@/protocol/apiError';
import { ApiErrorCode } from '@/protocol/errorCodes';
import type { RootState } from '@/store/rootReducer';
import { screenQuery } from '@/windows/screenQuery';
import type { ProjectParams } from '../projectQueries';

/** A project with the source of its description, for those who may change it. */
export function descriptionQuery({ projectId }: ProjectParams) {
  return screenQuery(projectsApi.endpoints.loadProject, {
    projectId,
    description: true,
    access: 'admin',
  });
}

interface DescriptionContext {
  params: ProjectParams;
  state: RootState;
}

/** What forbids to change or delete a description: there is none. */
export function findMissingDescription({ params, state }: DescriptionContext): ApiError | null {
  const project = descriptionQuery(params).select(state).data;
  return project?.description ? null : { kind: 'api', code: ApiErrorCode.UnknownDescription };
}

/** What forbids to add a description: there is one. */
export function findPresentDescription({ params, state }: DescriptionContext): ApiError | null {
  const project = descriptionQuery(params).select(state).data;
  return project?.description ? { kind: 'api', code: ApiErrorCode.DescriptionAlreadyExists } : null;
}
