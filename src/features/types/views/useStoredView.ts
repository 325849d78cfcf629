import { useLoaded } from '@/windows/useLoaded';
import { attributesQuery } from '../typeQueries';
import { viewDefinitionQuery, type ViewParams } from './viewQueries';
import { namedView } from './viewValues';

/** A view as it is stored, for pages that declare its definition and the attributes of its type. */
export function useStoredView(params: ViewParams) {
  const stored = useLoaded(viewDefinitionQuery(params));
  const { attributes = [] } = useLoaded(attributesQuery(params));
  return { attributes, isPublic: stored.isPublic, view: namedView(stored) };
}
