import type { Attribute } from '@/protocol/attributes';
import type { Filter, ViewColumns } from '@/protocol/views';

import { integer, optional } from '@/server/core/payload';
import { refuse } from '@/server/core/refusal';
import type { Definitions } from '@/server/store/definitions';
import { findProject } from '@/server/store/projectStore';
import { getType } from '@/server/store/typeStore';
import type { StoredView } from '@/server/store/viewStore';

import { type FolderState, loadListState } from './listState';
import type { Viewer } from './viewpoint';

/** Fields that say which issues a list is about. */
export const scopeFields = {
  typeId: optional(integer),
  viewId: optional(integer),
  projectId: optional(integer),
  folderId: optional(integer),
};

export interface ScopeInput {
  typeId: number | null;
  viewId: number | null;
  projectId: number | null;
  folderId: number | null;
}

/** Where an issue is. */
export interface Location {
  projectName: string;
  folderName: string;
}

/** The issues a list is about, before its search. */
export interface IssueScope {
  typeId: number;
  view: StoredView | null;
  /** In attribute order. */
  attributes: Attribute[];
  /** The folders the issues are in: all that the caller sees and that the call names. */
  folderIds: number[];
  /** Those folders as they are at the moment. */
  folders: FolderState[];
  /** Names of those folders and of their projects. */
  locations: ReadonlyMap<number, Location>;
  /** Folders whose highest stamp marks issues as read: with a project all of it, also those of other types. */
  stampFolderIds: number[];
  /** Only one folder was asked for, so nobody needs to be told the location. */
  isSingleFolder: boolean;
  filters: Filter[];
  /** What the view, or else the type, shows and sorts by; null = nothing stored. */
  columns: ViewColumns | null;
  /** The view that the caller's list of the type begins with; null = none. */
  initialViewId: number | null;
}

interface ScopeViewer extends Viewer {
  definitions: Definitions;
}

/** Codes: 402 contradictory fields, 308, 340, 303, 304 (protocol 3.6). */
export async function resolveScope(context: ScopeViewer, input: ScopeInput): Promise<IssueScope> {
  checkCombination(input);
  const { db, caller, definitions } = context;
  const { view, visibleFolders, typeId } = await findTarget(context, input);
  const folders = visibleFolders.filter(
    ({ id, projectId }) =>
      (input.folderId === null || id === input.folderId) &&
      (input.projectId === null || projectId === input.projectId),
  );
  const ofType = folders.filter((each) => each.typeId === typeId);
  const [attributes, columns, state] = await Promise.all([
    definitions.attributes(typeId),
    view ?? definitions.defaultView(typeId),
    loadListState(db, { folderIds: ofType.map(({ id }) => id), userId: caller.userId, typeId }),
  ]);
  const folderIds = state.folders.map(({ id }) => id);
  return {
    typeId,
    view,
    attributes,
    folderIds,
    folders: state.folders,
    locations: new Map(
      folders.map(({ id, name, projectName }) => [id, { projectName, folderName: name }]),
    ),
    stampFolderIds: input.projectId === null ? folderIds : folders.map(({ id }) => id),
    isSingleFolder: input.folderId !== null,
    filters: view?.filters ?? [],
    columns,
    initialViewId: state.initialViewId,
  };
}

/** Finds and checks what a call names. The questions are asked together, the answers looked at in the protocol's order. */
async function findTarget({ db, caller, definitions }: ScopeViewer, input: ScopeInput) {
  const { viewId, folderId, projectId } = input;
  const [visibleFolders, foundView, project] = await Promise.all([
    definitions.folders(caller),
    viewId === null ? null : definitions.view(caller, viewId),
    projectId === null ? null : findProject(db, caller, projectId),
  ]);
  const folder = folderId === null ? null : visibleFolders.find(({ id }) => id === folderId);
  if (folder === undefined) refuse('UnknownFolder');
  const view = foundView === undefined ? refuse('UnknownView') : foundView;
  const typeId = view?.typeId ?? folder?.typeId ?? input.typeId ?? refuse('InvalidArguments');
  // Whoever sees a folder sees its type.
  if (!visibleFolders.some((each) => each.typeId === typeId)) await getType(db, caller, typeId);
  if (folder !== null && folder.typeId !== typeId) refuse('UnknownFolder');
  if (project === undefined) refuse('UnknownProject');
  return { view, visibleFolders, typeId };
}

/** A type or a view, each with or without a project; a folder alone or with a view. */
function checkCombination({ typeId, viewId, projectId, folderId }: ScopeInput): void {
  const given = [typeId, viewId, projectId, folderId]
    .map((id) => (id === null ? '-' : 'x'))
    .join('');
  if (!['x---', 'x-x-', '-x--', '-xx-', '-x-x', '---x'].includes(given)) refuse('InvalidArguments');
}
