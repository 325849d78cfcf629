import { type Folder, folders } from '@/entities/folders';
import { projects } from '@/entities/projects';
import { selectListFilters } from '@/screen/issueList';
import type { RootState } from '@/store/rootReducer';

export interface IssueLocation {
  projectId: number | null;
  folderId: number | null;
}

/** The only folder of the type in a project, or null when there is a choice. */
export function onlyFolderId(typeFolders: readonly Folder[], projectId: number | null) {
  const [first, ...others] = typeFolders.filter((folder) => folder.projectId === projectId);
  return first && others.length === 0 ? first.folderId : null;
}

/** Where a new issue goes by default: where the list is, as far as that is decided (screens 11.2). */
export function selectNewIssueLocation(
  state: RootState,
  typeFolders: readonly Folder[],
): IssueLocation {
  const filters = selectListFilters(state);
  const folder = folders.selectById(state, filters.folderId ?? 0);
  if (folder && typeFolders.includes(folder)) {
    return { projectId: folder.projectId, folderId: folder.folderId };
  }
  const project = projects.selectById(state, folder?.projectId ?? filters.projectId ?? 0);
  const isUsable = typeFolders.some(({ projectId }) => projectId === project?.projectId);
  if (!project || !isUsable) return { projectId: null, folderId: null };
  return {
    projectId: project.projectId,
    folderId: onlyFolderId(typeFolders, project.projectId),
  };
}
