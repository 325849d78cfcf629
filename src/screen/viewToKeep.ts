/** A server takes the view of every list it is asked for as the one that the type opens with (protocol 4.4). */
import type { FoldersRoot } from '@/entities/folders';
import { selectInitialViewIds } from '@/entities/initialViews';
import { type IssueTypesRoot, selectTypeOfFilters } from '@/entities/issueTypes';
import type { ViewsRoot } from '@/entities/views';
import type { Id } from '@/protocol/scalars';
import { type IssueListState, selectListFilters } from './issueList';

type ListRoot = IssueTypesRoot & ViewsRoot & FoldersRoot & { issueList: IssueListState };

/** The view of the list that the user has gone to meanwhile, else the one that the type opens with. */
export function viewToKeep(state: ListRoot, typeId: Id): Id | null {
  const filters = selectListFilters(state);
  if (selectTypeOfFilters(state, filters)?.typeId === typeId) return filters.viewId;
  return selectInitialViewIds(state)[typeId] ?? null;
}
