/** What the pages about views ask for. */
import { issueTypesApi } from '@/api/endpoints/issueTypes';
import { viewsApi } from '@/api/endpoints/views';
import { screenQuery } from '@/windows/screenQuery';
import type { TypeParams } from '../typeQueries';

/** The address of a page about one view. */
export interface ViewParams {
  typeId: number;
  viewId: number;
}

const { loadType } = issueTypesApi.endpoints;
const { loadView } = viewsApi.endpoints;

/** Everything that view settings show; only system administrators deal with what is public. */
export function viewSettingsQuery({ typeId }: TypeParams, isAdministrator: boolean) {
  return screenQuery(loadType, {
    typeId,
    defaultView: isAdministrator,
    publicViews: isAdministrator,
    personalViews: true,
    attributes: true,
  });
}

/** What a new view begins with. */
export function defaultViewQuery({ typeId }: TypeParams) {
  return screenQuery(loadType, { typeId, defaultView: true, attributes: true });
}

/** A view as it is defined. */
export function viewDefinitionQuery({ typeId, viewId }: ViewParams) {
  return screenQuery(loadView, { typeId, viewId, details: true });
}

/** Name of a view, and whether it is public. */
export function viewQuery({ typeId, viewId }: ViewParams) {
  return screenQuery(loadView, { typeId, viewId });
}
