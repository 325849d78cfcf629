/** What the pages about one attribute ask for; system administrators only, others are refused with 301. */
import { attributesApi } from '@/api/endpoints/attributes';
import { screenQuery } from '@/windows/screenQuery';

/** The address of a page about one attribute. */
export interface AttributeParams {
  typeId: number;
  attributeId: number;
}

const { loadAttribute } = attributesApi.endpoints;

/** The definition. */
export function definitionQuery({ typeId, attributeId }: AttributeParams) {
  return screenQuery(loadAttribute, { typeId, attributeId, details: true });
}

/** The definition, and whether issues have values of it. */
export function usedAttributeQuery({ typeId, attributeId }: AttributeParams) {
  return screenQuery(loadAttribute, { typeId, attributeId, details: true, used: true });
}
