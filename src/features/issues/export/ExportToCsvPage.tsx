import { useState } from 'react';
import { useIntl } from 'react-intl';
import { furtherColumnsOf } from '@/api/sendWholeList';
import { attributes } from '@/entities/attributes';
import { selectSettings } from '@/entities/session';
import { RadioGroupField } from '@/forms/fields/RadioGroupField';
import { FormPage } from '@/forms/FormPage';
import { propertyMessages } from '@/i18n/propertyMessages';
import { screenMessages } from '@/i18n/screenMessages';
import { type CsvDelimiter, toCsv } from '@/lib/csv';
import { toFileName } from '@/lib/fileNames';
import { arrangeColumns } from '@/lib/issueList/arrangedColumns';
import { WHOLE_LIST } from '@/protocol/limits';
import { selectChosenColumns, selectListArg } from '@/screen/issueList';
import { selectMainPath } from '@/screen/navigation';
import { useAppSelector } from '@/store/hooks';
import { selectListTitle } from '@/lists/listTitle';
import { selectIsFiltered } from '@/lists/wholeQuestion';
import { downloadText } from '@/ui/download';
import { ListPrompt } from '../wholeList/ListPrompt';
import { selectFilteredList } from '../filter/listFilter';
import { wholeListPage } from '../wholeList/wholeListPage';
import { placeSentences } from '../details/placeMessages';
import { csvRows } from './csvRows';
import { exportSchema } from './exportSchema';
import { exportMessages, exportSentences } from './messages';
import { loadInSlices } from './loadInSlices';
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
  const intl = useIntl();
  const [progress, setProgress] = useState<Progress | null>(null);
  const exportList = useExport(setProgress);
  const backTo = useAppSelector(selectMainPath) ?? '';
  const words = progress && intl.formatMessage(placeSentences.place, progress);

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
      {progress && words !== null && (
        <p role="status">
          <progress aria-label={words} value={progress.position} max={progress.total} /> {words}
        </p>
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

/** How many rows of a long list have come. */
interface Progress {
  position: number;
  total: number;
}

function useExport(note: (progress: Progress | null) => void) {
  const loadList = useListLoad();
  const listed = useAppSelector(selectListArg);
  const chosen = useAppSelector(selectChosenColumns);
  const title = useAppSelector(selectListTitle);
  const formats = useAppSelector(selectSettings);
  const attributesById = useAppSelector(attributes.selectEntities);
  const isFiltered = useAppSelector(selectIsFiltered);
  // All that the conditions leave, also what is folded away.
  const left = useAppSelector(selectFilteredList);

  return async ({ columns, delimiter }: ExportValues) => {
    const allColumns = columns === 'all' || chosen.startsWith('+');
    const asked = { ...listed, offset: 0, html: false, allColumns };
    const list =
      isFiltered && left
        ? // What conditions leave may lie anywhere in the list.
          await loadList({ ...asked, limit: WHOLE_LIST })
        : await loadInSlices(loadList, asked, (position, total) => {
            note({ position, total });
          }).finally(() => {
            note(null);
          });
    const ids = isFiltered && left ? new Set(left.issues.map(({ id }) => id)) : null;
    const all = [...list.columns, ...(furtherColumnsOf(list) ?? [])];
    const exported = {
      columns: columns === 'all' ? all : arrangeColumns(all, chosen),
      issues: list.issues.filter(({ id }) => ids?.has(id) ?? true),
    };
    downloadText(toCsv(csvRows(exported, { attributesById, formats }), { delimiter }), {
      name: toFileName(title, 'csv'),
      type: 'text/csv; charset=UTF-8',
    });
  };
}
