import { issueTypesApi } from '@/api/endpoints/issueTypes';
import { RenameForm } from '@/forms/RenameForm';
import { useEdited } from '@/forms/useEdited';
import { issueTypePaths } from '@/routing/paths/issueTypes';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { type TypeParams, typeQuery } from '../typeQueries';
import { editMessages } from './messages';

export const page = definePage<TypeParams>({
  queries: ({ params }) => [typeQuery(params)],
  title: () => ({ message: editMessages.renameType }),
  Page: RenameType,
});

function RenameType({ typeId }: TypeParams) {
  const renameType = useSave(issueTypesApi.endpoints.renameType);
  return (
    <RenameForm
      edited={useEdited(typeQuery({ typeId }), ({ name }) => ({ name }))}
      onRename={(name) => renameType({ typeId, name })}
      taken="TypeAlreadyExists"
      backTo={issueTypePaths.typeDetails.url({ typeId })}
    />
  );
}
