import { viewsApi } from '@/api/endpoints/views';
import { Prompt } from '@/forms/Prompt';
import { actionMessages } from '@/i18n/actionMessages';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { attributesQuery } from '../typeQueries';
import { viewMessages, viewPrompts } from './messages';
import { useStoredView } from './useStoredView';
import { ViewForm } from './ViewForm';
import { viewDefinitionQuery, type ViewParams } from './viewQueries';

export const page = definePage<ViewParams>({
  queries: ({ params }) => [viewDefinitionQuery(params), attributesQuery(params)],
  title: () => ({ message: viewMessages.clone }),
  Page: CloneView,
});

/** A view like another one, public if that is; it needs a name of its own, which the server says. */
function CloneView({ typeId, viewId }: ViewParams) {
  const addView = useSave(viewsApi.endpoints.addView);
  const { attributes, view, isPublic } = useStoredView({ typeId, viewId });
  return (
    <ViewForm
      submitLabel={actionMessages.clone}
      typeId={typeId}
      attributes={attributes}
      initial={view}
      onSubmit={(added) => addView({ typeId, isPublic, ...added })}
    >
      <Prompt message={viewPrompts.clone} values={{ name: view.name }} />
    </ViewForm>
  );
}
