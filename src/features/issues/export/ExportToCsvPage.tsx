import { FormattedMessage } from 'react-intl';
import { furtherColumnsOf } from '@/api/sendWholeList';
import { attributes } from '@/entities/attributes';
import { selectSettings } from '@/entities/session';
import { RadioGroupField } from '@/forms/fields/RadioGroupField';
import { FormPage } from '@/forms/FormPage';
import { propertyMessages } from '@/i18n/propertyMessages';
import { screenMessages } from '@/i18n/screenMessages';
import { type CsvDelimiter, toCsv } from '@/lib/csv';
import { toFileName } from '@/lib/fileNames';
import { pageSizes, WHOLE_LIST } from '@/protocol/limits';
import { selectListArg } from '@/screen/issueList';
import { selectMainPath } from '@/screen/navigation';
import { useAppSelector } from '@/store/hooks';
import { selectListTitle } from '@/lists/listTitle';
import { selectShownList } from '@/lists/listView';
import { selectIsFiltered } from '@/lists/wholeQuestion';
import { Notice } from '@/ui/Notice';
import { downloadText } from '@/ui/download';
import { ListPrompt } from '../wholeList/ListPrompt';
import { wholeListPage } from '../wholeList/wholeListPage';
import { csvRows } from './csvRows';
import { exportSchema } from './exportSchema';
import { exportMessages, exportSentences } from './messages';
import { useListLoad } from './useListLoad';

interface ExportValues {
  columns: 'visible' | 'all';
  delimiter: CsvDelimiter;
}

const initialValues: ExportValues = { columns: 'visible', delimiter: ',' };

export const page = wholeListPage({
  title: screenMessages.exportToCsv,
  size: 'normal',
  Form: ExportForm,
});

/** Saves the list, all its pages, as a file for spreadsheets (screens 11.11). */
function ExportForm() {
  const exportList = useExport();
  const backTo = useAppSelector(selectMainPath) ?? '';
  const total = useAppSelector((state) => selectShownList(state)?.totalCount ?? 0);

  return (
    <FormPage
      initialValues={initialValues}
      schema={exportSchema}
      onSubmit={exportList}
      backTo={backTo}
      submitLabel={exportMessages.submit}
      keepsDraft={false}
    >
      <ListPrompt message={exportSentences.prompt} isFiltered />
      {total > pageSizes.csv && (
        <Notice kind="warning">
          <FormattedMessage
            {...exportSentences.truncated}
            values={{ limit: pageSizes.csv, total }}
          />
        </Notice>
      )}
      <RadioGroupField
        name="columns"
        label={propertyMessages.columns}
        isRequired
        options={[
          { value: 'visible', label: exportMessages.visibleColumns },
          { value: 'all', label: exportMessages.allColumns },
        ]}
      />
      <RadioGroupField
        name="delimiter"
        label={exportMessages.delimiter}
        isRequired
        options={[
          { value: ',', label: exportMessages.comma },
          { value: ';', label: exportMessages.semicolon },
        ]}
      />
    </FormPage>
  );
}

function useExport() {
  const loadList = useListLoad();
  const listed = useAppSelector(selectListArg);
  const title = useAppSelector(selectListTitle);
  const formats = useAppSelector(selectSettings);
  const attributesById = useAppSelector(attributes.selectEntities);
  const isFiltered = useAppSelector(selectIsFiltered);
  const shown = useAppSelector(selectShownList);

  return async ({ columns, delimiter }: ExportValues) => {
    const list = await loadList({
      ...listed,
      offset: 0,
      // What conditions leave may lie anywhere in the list.
      limit: isFiltered && shown ? WHOLE_LIST : pageSizes.csv,
      html: false,
      allColumns: columns === 'all',
    });
    const ids = isFiltered && shown ? new Set(shown.issues.map(({ id }) => id)) : null;
    const exported = {
      columns: [...list.columns, ...(furtherColumnsOf(list) ?? [])],
      issues: list.issues.filter(({ id }) => ids?.has(id) ?? true),
    };
    downloadText(toCsv(csvRows(exported, { attributesById, formats }), { delimiter }), {
      name: toFileName(title, 'csv'),
      type: 'text/csv; charset=UTF-8',
    });
  };
}
