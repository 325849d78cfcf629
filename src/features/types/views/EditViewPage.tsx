import { viewsApi } from '@/api/endpoints/views';
import { actionMessages } from '@/i18n/actionMessages';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { attributesQuery } from '../typeQueries';
import { viewMessages } from './messages';
import { useStoredView } from './useStoredView';
import { ViewCommands } from './ViewCommands';
import { ViewForm } from './ViewForm';
import { viewDefinitionQuery, type ViewParams } from './viewQueries';

export const page = definePage<ViewParams>({
  queries: ({ params }) => [viewDefinitionQuery(params), attributesQuery(params)],
  title: () => ({ message: viewMessages.edit }),
  Page: EditView,
  Buttons: ViewCommands,
});

function EditView({ typeId, viewId }: ViewParams) {
  const editView = useSave(viewsApi.endpoints.editView);
  const { attributes, view } = useStoredView({ typeId, viewId });
  return (
    <ViewForm
      submitLabel={actionMessages.save}
      typeId={typeId}
      attributes={attributes}
      initial={view}
      onSubmit={(changed) => editView({ viewId, ...changed })}
      edits={viewDefinitionQuery({ typeId, viewId })}
    />
  );
}
