import { foldersApi } from '@/api/endpoints/folders';
import { RenameForm } from '@/forms/RenameForm';
import { useEdited } from '@/forms/useEdited';
import { projectPaths } from '@/routing/paths/projects';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { FolderCommands } from './FolderCommands';
import { type FolderParams, folderQuery } from './folderQuery';
import { folderMessages } from './messages';

export const page = definePage<FolderParams>({
  queries: ({ params }) => [folderQuery(params)],
  title: () => ({ message: folderMessages.rename }),
  Page: RenameFolder,
  Buttons: FolderCommands,
});

function RenameFolder({ projectId, folderId }: FolderParams) {
  const renameFolder = useSave(foldersApi.endpoints.renameFolder);
  return (
    <RenameForm
      edited={useEdited(folderQuery({ projectId, folderId }), ({ name }) => ({ name }))}
      onRename={(name) => renameFolder({ folderId, name })}
      taken="FolderAlreadyExists"
      backTo={projectPaths.projectDetails.url({ projectId })}
    />
  );
}
