import { createEntityAdapter, createSlice, type EntityState } from '@reduxjs/toolkit';
import { globalApi } from '@/api/endpoints/global';
import type { GlobalData } from '@/protocol/global';
import type { Id } from '@/protocol/scalars';
import { keepUnchanged } from './keepUnchanged';

interface ReferenceSliceOptions<Name extends string, Entity> {
  /** Its place in the state. */
  name: Name;
  selectId: (entity: Entity) => Id;
  /** Picks the entities out of the global data, in the order they are shown in. */
  read: (global: GlobalData) => Entity[];
}

/**
 * A slice of reference data: each answer to `getGlobal` fills it anew, and nothing else changes it.
 *
 * @returns the slice, and its selectors by id and as a whole
 */
export function createReferenceSlice<Name extends string, Entity>({
  name,
  selectId,
  read,
}: ReferenceSliceOptions<Name, Entity>) {
  const adapter = createEntityAdapter({ selectId });
  const slice = createSlice({
    name,
    initialState: adapter.getInitialState(),
    reducers: {},
    extraReducers: (builder) => {
      builder.addMatcher(globalApi.endpoints.getGlobal.matchFulfilled, (state, { payload }) =>
        keepUnchanged(state, adapter.setAll(adapter.getInitialState(), read(payload))),
      );
    },
  });
  const selectors = adapter.getSelectors(
    (state: Readonly<Record<Name, EntityState<Entity, Id>>>) => state[name],
  );
  return { slice, selectors };
}
