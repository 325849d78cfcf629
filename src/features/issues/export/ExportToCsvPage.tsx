import { useState } from 'react';
import { useIntl } from 'react-intl';
import { attributes } from '@/entities/attributes';
import { selectSettings } from '@/entities/session';
import { RadioGroupField } from '@/forms/fields/RadioGroupField';
import { FormPage } from '@/forms/FormPage';
import { propertyMessages } from '@/i18n/propertyMessages';
import { screenMessages } from '@/i18n/screenMessages';
import { type CsvDelimiter, toCsv } from '@/lib/csv';
import { toFileName } from '@/lib/fileNames';
import { selectMainPath } from '@/screen/navigation';
import { useAppSelector } from '@/store/hooks';
import { selectListTitle } from '@/lists/listTitle';
import { useAnnounce } from '@/ui/Announcements';
import { downloadText } from '@/ui/download';
import { ListPrompt } from '../wholeList/ListPrompt';
import { wholeListPage } from '../wholeList/wholeListPage';
import { placeSentences } from '../details/placeMessages';
import { csvRows } from './csvRows';
import type { ExportedColumns } from './exportedColumns';
import { exportSchema } from './exportSchema';
import { exportMessages, exportSentences } from './messages';
import { type Progress, useListRows } from './useListRows';

interface ExportValues {
  columns: ExportedColumns;
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

function useExport(note: (progress: Progress | null) => void) {
  const intl = useIntl();
  const announce = useAnnounce();
  const loadRows = useListRows(note);
  const title = useAppSelector(selectListTitle);
  const formats = useAppSelector(selectSettings);
  const attributesById = useAppSelector(attributes.selectEntities);

  return async ({ columns, delimiter }: ExportValues) => {
    const exported = await loadRows(columns);
    downloadText(toCsv(csvRows(exported, { attributesById, formats }), { delimiter }), {
      name: toFileName(title, 'csv'),
      type: 'text/csv; charset=UTF-8',
    });
    if (!exported.isSure) announce(intl.formatMessage(exportMessages.changing), true);
  };
}
