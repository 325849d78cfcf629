import { attributesApi } from '@/api/endpoints/attributes';
import { actionMessages } from '@/i18n/actionMessages';
import { exchangeableTypes } from '@/rules/attributeDefinitions';
import { useLoaded } from '@/windows/useLoaded';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { AttributeCommands } from './AttributeCommands';
import { AttributeForm } from './AttributeForm';
import { type AttributeParams, definitionQuery } from './attributeQueries';
import { attributeMessages } from './messages';

export const page = definePage<AttributeParams>({
  queries: ({ params }) => [definitionQuery(params)],
  title: () => ({ message: attributeMessages.edit }),
  Page: EditAttribute,
  Buttons: AttributeCommands,
});

function EditAttribute({ typeId, attributeId }: AttributeParams) {
  const editAttribute = useSave(attributesApi.endpoints.editAttribute);
  const { name, type, details = {} } = useLoaded(definitionQuery({ typeId, attributeId }));
  return (
    <AttributeForm
      submitLabel={actionMessages.save}
      typeId={typeId}
      initial={{ name, type, details }}
      types={exchangeableTypes(type)}
      onSubmit={(definition) => editAttribute({ attributeId, ...definition })}
      edits={definitionQuery({ typeId, attributeId })}
    />
  );
}
