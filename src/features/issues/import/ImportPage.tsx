import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { globalApi } from '@/api/endpoints/global';
import { useCommandContext } from '@/commands/useCommandContext';
import { issueTypes, selectAttributesOfType } from '@/entities/issueTypes';
import { selectFoldersIn } from '@/entities/locations';
import { selectSettings } from '@/entities/session';
import { FormPage } from '@/forms/FormPage';
import { Prompt } from '@/forms/Prompt';
import { columnMessages } from '@/i18n/columnMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import { selectAnsweredList } from '@/lists/listView';
import { Column } from '@/protocol/enums';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { listPaths } from '@/routing/paths/lists';
import { selectCanBeginJob } from '@/screen/bulk';
import { selectMainPath } from '@/screen/navigation';
import { useAppSelector } from '@/store/hooks';
import { Notice } from '@/ui/Notice';
import { definePage } from '@/windows/windowPage';
import { startAdding } from '../bulk/runBulk';
import { LocationFields } from '../edit/LocationFields';
import { selectNewIssueLocation } from '../edit/newIssueLocation';
import { useValueContext } from '../edit/useValueContext';
import { importSchema, type ImportContext, type ImportValues } from './importForm';
import { ImportPreview } from './ImportPreview';
import { cardMessages } from '../cards/messages';
import { importMessages, importPrompts } from './messages';
import { TableFields } from './TableFields';

interface ImportParams {
  typeId: number;
}

export const page = definePage<ImportParams>({
  isReady: ({ state }) => globalApi.endpoints.getGlobal.select(undefined)(state).data !== undefined,
  check: ({ params: { typeId }, state }) =>
    issueTypes.selectById(state, typeId) ? null : { kind: 'api', code: ApiErrorCode.UnknownType },
  title: () => ({ message: importMessages.title }),
  Page: ImportIssues,
});

/** Makes issues of the rows of a table (screens 11.13). They are added by a job, as changes of many issues are. */
function ImportIssues({ typeId }: ImportParams) {
  const intl = useIntl();
  const commands = useCommandContext();
  // Opened by its address, there is no list behind it.
  const behind = useAppSelector(selectMainPath) ?? '';
  const backTo = behind === '' ? listPaths.list.url({ typeId }) : behind;
  const folders = useAppSelector((state) => selectFoldersIn(state, { projectId: null, typeId }));
  const canBegin = useAppSelector(selectCanBeginJob);
  const initialValues = useInitialValues(typeId);
  const context = useImportContext(typeId);
  const type = useAppSelector((state) => issueTypes.selectById(state, typeId));

  return (
    <FormPage
      initialValues={initialValues}
      schema={importSchema(context)}
      backTo={backTo}
      submitLabel={importMessages.title}
      canSubmit={canBegin && folders.length > 0}
      onSubmit={(act) => {
        startAdding(commands, act);
        return Promise.resolve();
      }}
    >
      {(values) => (
        <>
          <Prompt message={importPrompts.prompt} values={{ type: type?.name ?? '' }} />
          {!canBegin && <Notice kind="warning">{intl.formatMessage(cardMessages.otherJob)}</Notice>}
          <TableFields hasFile={values.file !== null} />
          <LocationFields folders={folders} />
          <ImportPreview values={values} context={context} />
        </>
      )}
    </FormPage>
  );
}

/** Read once, when the form opens. */
function useInitialValues(typeId: number): ImportValues {
  const folders = useAppSelector((state) => selectFoldersIn(state, { projectId: null, typeId }));
  const location = useAppSelector((state) => selectNewIssueLocation(state, folders));
  const { defaultFormat } = useAppSelector(selectSettings);
  const [values] = useState((): ImportValues => ({
    file: null,
    encoding: 'utf-8',
    text: '',
    separator: null,
    hasNames: true,
    ...location,
    columns: [],
    descriptionFormat: defaultFormat,
    onlyErrors: false,
  }));
  return values;
}

/** Attributes are called as the server calls them; name and description as list and page do, or in English. */
function useImportContext(typeId: number): ImportContext {
  const intl = useIntl();
  const attributes = useAppSelector((state) => selectAttributesOfType(state, typeId));
  const { commentMaxLength } = useAppSelector(selectSettings);
  const listed = useAppSelector(
    (state) => selectAnsweredList(state)?.columns.find(({ id }) => id === Column.name)?.name,
  );
  const contextOf = useValueContext();
  const name = intl.formatMessage(columnMessages.name);
  const description = intl.formatMessage(propertyMessages.description);
  return useMemo(
    () => ({
      attributes,
      contextOf,
      commentMaxLength,
      names: [name, listed ?? name, 'Name'],
      descriptions: [description, 'Description'],
    }),
    [attributes, contextOf, commentMaxLength, name, listed, description],
  );
}
