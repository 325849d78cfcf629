import { selectSearch, selectShape } from '@/screen/issueList';
import { useAppSelector } from '@/store/hooks';
import { selectListSelection } from '@/lists/listSelection';
import type { SelectedIds } from './toolbarUrls';

/** What is selected in the toolbar, as ids; null without a type, when only a type can be chosen. */
export function useSelectedIds(): SelectedIds | null {
  const { type, view, project, folder } = useAppSelector(selectListSelection);
  const search = useAppSelector(selectSearch);
  const shape = useAppSelector(selectShape);
  return (
    type && {
      typeId: type.typeId,
      viewId: view?.viewId ?? null,
      projectId: project?.projectId ?? null,
      folderId: folder?.folderId ?? null,
      search,
      shape,
    }
  );
}
