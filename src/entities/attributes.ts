import type { EntityState } from '@reduxjs/toolkit';
import type { AttributeDefinition } from '@/protocol/attributes';
import type { Id } from '@/protocol/scalars';
import { createReferenceSlice } from './referenceSlice';

/** An attribute of a type with its definition. */
export interface TypeAttribute extends AttributeDefinition {
  attributeId: Id;
  typeId: Id;
}

const { slice, selectors } = createReferenceSlice({
  name: 'attributes',
  selectId: ({ attributeId }: TypeAttribute) => attributeId,
  read: ({ types }) =>
    types.flatMap((type) =>
      type.attributes.map(({ id, ...definition }) => ({
        ...definition,
        attributeId: id,
        typeId: type.id,
      })),
    ),
});

export const attributesSlice = slice;
export const attributes = selectors;

/** The part of the state that is read here. */
export interface AttributesRoot {
  attributes: EntityState<TypeAttribute, Id>;
}
