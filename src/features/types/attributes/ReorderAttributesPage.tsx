import { attributesApi } from '@/api/endpoints/attributes';
import { FormPage } from '@/forms/FormPage';
import { formSchema } from '@/forms/formSchema';
import { Prompt } from '@/forms/Prompt';
import { unchecked } from '@/forms/schema';
import { useEdited } from '@/forms/useEdited';
import { actionMessages } from '@/i18n/actionMessages';
import { issueTypePaths } from '@/routing/paths/issueTypes';
import { useLoaded } from '@/windows/useLoaded';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { attributesQuery, type TypeParams } from '../typeQueries';
import { attributeMessages, attributePrompts } from './messages';
import { OrderField } from './OrderField';
import { presentOrder } from './presentOrder';

const orderSchema = formSchema({ order: unchecked<number[]>() });

export const page = definePage<TypeParams>({
  queries: ({ params }) => [attributesQuery(params)],
  title: () => ({ message: attributeMessages.reorder }),
  Page: ReorderAttributes,
});

function ReorderAttributes({ typeId }: TypeParams) {
  const reorderAttributes = useSave(attributesApi.endpoints.reorderAttributes);
  const { name, attributes = [] } = useLoaded(attributesQuery({ typeId }));
  return (
    <FormPage
      {...useEdited(attributesQuery({ typeId }), (type) => ({
        order: type.attributes?.map(({ id }) => id) ?? [],
      }))}
      schema={orderSchema}
      onSubmit={({ order }) =>
        reorderAttributes({ typeId, order: presentOrder(order, attributes).join(',') })
      }
      backTo={issueTypePaths.typeDetails.url({ typeId })}
      submitLabel={actionMessages.save}
      keepsDraft={false}
    >
      {({ order }) => (
        <>
          <Prompt message={attributePrompts.reorder} values={{ name }} />
          <OrderField attributes={attributes} order={presentOrder(order, attributes)} />
        </>
      )}
    </FormPage>
  );
}
