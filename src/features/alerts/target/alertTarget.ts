import { globalApi } from '@/api/endpoints/global';
import { choice, requiredChoice } from '@/forms/schema';
import { clientErrorMessages } from '@/i18n/clientErrorMessages';
import type { AlertTarget } from '@/protocol/alerts';
import type { ListFilters } from '@/routing/paths/lists';
import type { RootState } from '@/store/rootReducer';

/** The rules of the fields that say which issues an alert or report is about. */
export const targetFields = {
  typeId: requiredChoice<number>(clientErrorMessages.NoTypeSelected),
  viewId: choice<number>(),
  projectId: choice<number>(),
  folderId: choice<number>(),
};

/** As it is sent: a folder says which project, and the server refuses both (screens A5.3). */
export function toTarget(
  { typeId, viewId, projectId, folderId }: ListFilters & { typeId: number },
  isPublic: boolean,
): AlertTarget {
  return {
    typeId,
    ...(viewId !== null && { viewId }),
    ...(projectId !== null && folderId === null && { projectId }),
    ...(folderId !== null && { folderId }),
    isPublic,
  };
}

/** Whether there are types, views and folders to choose from. */
export function hasChoices(state: RootState): boolean {
  return globalApi.endpoints.getGlobal.select(undefined)(state).data !== undefined;
}
