import { attributesApi } from '@/api/endpoints/attributes';
import { Prompt } from '@/forms/Prompt';
import { commonMessages } from '@/i18n/commonMessages';
import { attributeTypes } from '@/protocol/enums';
import { useLoaded } from '@/windows/useLoaded';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { type TypeParams, typeQuery } from '../typeQueries';
import { AttributeForm } from './AttributeForm';
import { attributeMessages, attributePrompts } from './messages';

export const page = definePage<TypeParams>({
  queries: ({ params }) => [typeQuery(params)],
  title: () => ({ message: attributeMessages.add }),
  Page: AddAttribute,
});

function AddAttribute({ typeId }: TypeParams) {
  const addAttribute = useSave(attributesApi.endpoints.addAttribute);
  const { name } = useLoaded(typeQuery({ typeId }));
  return (
    <AttributeForm
      submitLabel={commonMessages.add}
      typeId={typeId}
      initial={{ name: '', type: 'TEXT', details: {} }}
      types={attributeTypes}
      onSubmit={(definition) => addAttribute({ typeId, ...definition })}
    >
      <Prompt message={attributePrompts.add} values={{ name }} />
    </AttributeForm>
  );
}
