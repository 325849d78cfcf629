/** What the pages about one issue type ask for. */
import { issueTypesApi } from '@/api/endpoints/issueTypes';
import { screenQuery } from '@/windows/screenQuery';

/** The address of a page about one issue type. */
export interface TypeParams {
  typeId: number;
}

const { loadType } = issueTypesApi.endpoints;

/** The name. */
export function typeQuery({ typeId }: TypeParams) {
  return screenQuery(loadType, { typeId });
}

/** Name and attributes. */
export function attributesQuery({ typeId }: TypeParams) {
  return screenQuery(loadType, { typeId, attributes: true });
}
