import { useState } from 'react';
import { viewsApi } from '@/api/endpoints/views';
import { FormPage } from '@/forms/FormPage';
import { formSource } from '@/forms/formSource';
import { Prompt } from '@/forms/Prompt';
import { actionMessages } from '@/i18n/actionMessages';
import { issueTypePaths } from '@/routing/paths/issueTypes';
import { standardView } from '@/rules/viewDefinitions';
import { useLoaded } from '@/windows/useLoaded';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import type { TypeParams } from '../typeQueries';
import { ColumnsPanel } from './ColumnsPanel';
import { viewMessages, viewPrompts } from './messages';
import { SortPanel } from './SortPanel';
import { columnsOfType } from '@/forms/conditions/viewColumns';
import { defaultViewQuery } from './viewQueries';
import { columnsSchema } from './viewSchema';
import { columnsValuesOf } from './viewValues';

export const page = definePage<TypeParams>({
  queries: ({ params }) => [defaultViewQuery(params)],
  title: () => ({ message: viewMessages.defaultView }),
  Page: EditDefaultView,
});

/** What lists of a type show without a view: no name, no conditions. */
function EditDefaultView({ typeId }: TypeParams) {
  const editDefaultView = useSave(viewsApi.endpoints.editDefaultView);
  const type = useLoaded(defaultViewQuery({ typeId }));
  const known = columnsOfType(type.attributes ?? []);
  const [initialValues] = useState(() => columnsValuesOf(type.defaultView ?? standardView, known));
  return (
    <FormPage
      initialValues={initialValues}
      schema={columnsSchema}
      onSubmit={(columns) => editDefaultView({ typeId, ...columns })}
      backTo={issueTypePaths.viewSettings.url({ typeId })}
      submitLabel={actionMessages.save}
      takesFocus={false}
      edits={formSource(
        defaultViewQuery({ typeId }),
        ({ attributes = [], defaultView = standardView }) =>
          columnsValuesOf(defaultView, columnsOfType(attributes)),
      )}
    >
      {(values) => (
        <>
          <Prompt message={viewPrompts.editDefault} values={{ name: type.name }} />
          <div>
            <ColumnsPanel values={values} known={known} />
            <SortPanel columns={values.columns} known={known} />
          </div>
        </>
      )}
    </FormPage>
  );
}
