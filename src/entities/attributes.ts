import { createEntityAdapter, createSlice, type EntityState } from '@reduxjs/toolkit';
import { globalApi } from '@/api/endpoints/global';
import type { AttributeDefinition } from '@/protocol/attributes';
import type { Id } from '@/protocol/scalars';

/** An attribute of a type with its definition (api 4.5). */
export interface TypeAttribute extends AttributeDefinition {
  attributeId: Id;
  typeId: Id;
}

const adapter = createEntityAdapter({ selectId: ({ attributeId }: TypeAttribute) => attributeId });

export const attributesSlice = createSlice({
  name: 'attributes',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(globalApi.endpoints.getGlobal.matchFulfilled, (state, { payload }) => {
      adapter.setAll(
        state,
        payload.types.flatMap((type) =>
          type.attributes.map(({ id, ...definition }) => ({
            ...definition,
            attributeId: id,
            typeId: type.id,
          })),
        ),
      );
    });
  },
});

/** The part of the state that is read here. */
export interface AttributesRoot {
  attributes: EntityState<TypeAttribute, Id>;
}

export const attributes = adapter.getSelectors((state: AttributesRoot) => state.attributes);
