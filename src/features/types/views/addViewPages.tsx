/** New views, public and personal: the same form, another audience. */
import type { MessageDescriptor } from 'react-intl';
import { viewsApi } from '@/api/endpoints/views';
import { Prompt } from '@/forms/Prompt';
import { commonMessages } from '@/i18n/commonMessages';
import { standardView } from '@/rules/viewDefinitions';
import { useLoaded } from '@/windows/useLoaded';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import type { TypeParams } from '../typeQueries';
import { viewMessages } from './messages';
import { ViewForm } from './ViewForm';
import { defaultViewQuery } from './viewQueries';

export const addPublicView = addViewPage({
  isPublic: true,
  title: viewMessages.addPublic,
  prompt: viewMessages.addPublicPrompt,
});

export const addPersonalView = addViewPage({
  isPublic: false,
  title: viewMessages.addPersonal,
  prompt: viewMessages.addPersonalPrompt,
});

interface AddViewTexts {
  isPublic: boolean;
  title: MessageDescriptor;
  prompt: MessageDescriptor;
}

function addViewPage({ isPublic, title, prompt }: AddViewTexts) {
  return definePage<TypeParams>({
    queries: ({ params }) => [defaultViewQuery(params)],
    title: () => ({ message: title }),
    Page: function AddView({ typeId }: TypeParams) {
      const addView = useSave(viewsApi.endpoints.addView);
      const { attributes = [], defaultView = standardView } = useLoaded(
        defaultViewQuery({ typeId }),
      );
      return (
        <ViewForm
          submitLabel={commonMessages.add}
          typeId={typeId}
          attributes={attributes}
          initial={{ ...defaultView, name: '', filters: [] }}
          onSubmit={(view) => addView({ typeId, isPublic, ...view })}
        >
          <Prompt message={prompt} />
        </ViewForm>
      );
    },
  });
}
