import {
  createEntityAdapter,
  createSelector,
  createSlice,
  type EntityState,
} from '@reduxjs/toolkit';
import { globalApi } from '@/api/endpoints/global';
import { issuesApi } from '@/api/endpoints/issues';
import type { Id } from '@/protocol/scalars';
import { attributes } from './attributes';
import { folders, type FoldersRoot } from './folders';
import { keepUnchanged } from './keepUnchanged';
import { views, type ViewsRoot } from './views';

export interface IssueType {
  typeId: Id;
  name: string;
  /** In the order of the type. */
  attributeIds: Id[];
  viewIds: Id[];
  folderIds: Id[];
  /** The view this user listed last for the type; may no longer exist (protocol 8.13). */
  initialViewId: Id | null;
}

const adapter = createEntityAdapter({ selectId: ({ typeId }: IssueType) => typeId });

export const issueTypesSlice = createSlice({
  name: 'issueTypes',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(globalApi.endpoints.getGlobal.matchFulfilled, (state, { payload }) => {
      const allFolders = payload.projects.flatMap((project) => project.folders);
      return keepUnchanged(
        state,
        adapter.setAll(
          adapter.getInitialState(),
          payload.types.map((type) => ({
            typeId: type.id,
            name: type.name,
            attributeIds: type.attributes.map(({ id }) => id),
            viewIds: type.views.map(({ id }) => id),
            folderIds: allFolders.filter(({ typeId }) => typeId === type.id).map(({ id }) => id),
            initialViewId: type.initialView ?? null,
          })),
        ),
      );
    });
    builder.addMatcher(issuesApi.endpoints.listIssues.matchFulfilled, (state, { meta }) => {
      // The server has remembered the view, or its absence, for the type (protocol 4.4).
      const { typeId, viewId, folderId } = meta.arg.originalArgs;
      const listed = Object.values(state.entities).find(
        (type) =>
          type.typeId === typeId ||
          (viewId !== undefined && type.viewIds.includes(viewId)) ||
          (folderId !== undefined && type.folderIds.includes(folderId)),
      );
      if (listed) listed.initialViewId = viewId ?? null;
    });
  },
});

/** The part of the state that is read here. */
export interface IssueTypesRoot {
  issueTypes: EntityState<IssueType, Id>;
}

export const issueTypes = adapter.getSelectors((state: IssueTypesRoot) => state.issueTypes);

const selectTypeId = (_state: unknown, typeId: Id) => typeId;

/** The type's attributes in their order. */
export const selectAttributesOfType = createSelector(
  [attributes.selectAll, selectTypeId],
  (all, typeId) => all.filter((attribute) => attribute.typeId === typeId),
);

/** The views a user may choose for the type, by name. */
export const selectViewsOfType = createSelector([views.selectAll, selectTypeId], (all, typeId) => {
  const ofType = all.filter((view) => view.typeId === typeId);
  return {
    personalViews: ofType.filter(({ isPublic }) => !isPublic),
    publicViews: ofType.filter(({ isPublic }) => isPublic),
  };
});

/** The type whose issues a list with these filters shows; undefined for unknown ids. */
export function selectTypeOfFilters(
  state: IssueTypesRoot & ViewsRoot & FoldersRoot,
  filters: {
    typeId?: Id | null | undefined;
    viewId?: Id | null | undefined;
    folderId?: Id | null | undefined;
  },
): IssueType | undefined {
  const typeId =
    filters.typeId ??
    views.selectById(state, filters.viewId ?? 0)?.typeId ??
    folders.selectById(state, filters.folderId ?? 0)?.typeId;
  return typeId === undefined ? undefined : issueTypes.selectById(state, typeId);
}
