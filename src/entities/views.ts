import { createEntityAdapter, createSlice, type EntityState } from '@reduxjs/toolkit';
import { globalApi } from '@/api/endpoints/global';
import type { Id } from '@/protocol/scalars';

/** A public view, or a personal one of this user. */
export interface View {
  viewId: Id;
  typeId: Id;
  name: string;
  isPublic: boolean;
}

const adapter = createEntityAdapter({ selectId: ({ viewId }: View) => viewId });

export const viewsSlice = createSlice({
  name: 'views',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(globalApi.endpoints.getGlobal.matchFulfilled, (state, { payload }) => {
      adapter.setAll(
        state,
        payload.types.flatMap((type) =>
          type.views.map((view) => ({
            viewId: view.id,
            typeId: type.id,
            name: view.name,
            isPublic: view.public,
          })),
        ),
      );
    });
  },
});

/** The part of the state that is read here. */
export interface ViewsRoot {
  views: EntityState<View, Id>;
}

export const views = adapter.getSelectors((state: ViewsRoot) => state.views);
