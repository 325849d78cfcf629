import { useDeferredValue, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { CheckboxField } from '@/forms/fields/CheckboxField';
import { problemText } from '@/forms/problemText';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { layoutMessages } from '../layouts/messages';
import { ColumnTargetField } from './ColumnTargetField';
import { type ImportContext, type ImportValues, readImport } from './importForm';
import styles from './ImportPreview.module.css';
import { type CheckedRow, maxRows } from './importTable';
import { importMessages, importSentences } from './messages';
import { saveLeftRows } from './savedRows';

interface ImportPreviewProps {
  values: ImportValues;
  context: ImportContext;
}

/** Rows without errors are shown as a sample, those with errors so many that one can read them. */
const shownRows = { ready: 5, faulty: 200 };

/** What the table becomes: a choice for each column, how many rows are ready, and each error at its cell. */
export function ImportPreview({ values, context }: ImportPreviewProps) {
  const intl = useIntl();
  const { text, separator, hasNames, columns, onlyErrors } = useDeferredValue(values);
  const { projectId, folderId, descriptionFormat } = useDeferredValue(values);
  const { table, targets, rows, missing } = useMemo(
    () =>
      readImport(
        { text, separator, hasNames, columns, projectId, folderId, descriptionFormat },
        context,
      ),
    [text, separator, hasNames, columns, projectId, folderId, descriptionFormat, context],
  );
  const isNamed = targets.includes('name');
  const [nameLabel = ''] = context.names;
  const withoutColumn = [...(isNamed ? [] : [nameLabel]), ...missing.map(({ name }) => name)];
  const faulty = rows.filter(({ faults }) => faults.size > 0);
  const ready = rows.filter(({ faults }) => faults.size === 0);
  const shown = [
    ...(onlyErrors ? [] : ready.slice(0, shownRows.ready)),
    ...faulty.slice(0, shownRows.faulty),
  ].toSorted((first, second) => first.row - second.row);
  const further = (onlyErrors ? faulty.length : rows.length) - shown.length;

  if (rows.length === 0) return null;

  /** As a file has them: what is wrong with each of its cells. */
  const reasonOf = ({ faults }: CheckedRow) =>
    [...faults]
      .map(([column, problem]) => `${nameOf(column)}: ${problemText(intl, problem)}`)
      .join(' ');
  const nameOf = (column: number) => (table.headings[column] ?? '') || String(column + 1);

  return (
    <div className={styles['preview']}>
      <p role="status">
        {intl.formatMessage(importSentences.counts, {
          ready: isNamed ? ready.length : 0,
          faulty: faulty.length,
        })}
      </p>
      {table.isTooLong && (
        <Notice kind="danger">
          {intl.formatMessage(importSentences.tooLong, { count: maxRows })}
        </Notice>
      )}
      {table.openRow !== null && (
        <Notice kind="danger">
          {intl.formatMessage(importSentences.openQuote, { row: table.openRow })}
        </Notice>
      )}
      {withoutColumn.length > 0 && (
        <Notice kind="danger">
          {intl.formatMessage(importSentences.missing, {
            names: withoutColumn.join(', '),
          })}
        </Notice>
      )}
      {faulty.length > 0 && (
        <Notice
          kind="warning"
          action={
            <Button
              onClick={() => {
                saveLeftRows(
                  table.headings,
                  faulty.map((row) => ({ cells: row.cells, reason: reasonOf(row) })),
                  {
                    title: intl.formatMessage(importMessages.title),
                    reason: intl.formatMessage(importMessages.reason),
                  },
                );
              }}
            >
              {intl.formatMessage(importMessages.saveRows)}
            </Button>
          }
        >
          {intl.formatMessage(importMessages.errorsStay)}
        </Notice>
      )}
      {faulty.length > 0 && <CheckboxField name="onlyErrors" label={importMessages.onlyErrors} />}
      <div className={styles['scroll']}>
        <table className={styles['table']}>
          <caption>
            <VisuallyHidden>{intl.formatMessage(layoutMessages.table)}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{intl.formatMessage(importMessages.row)}</th>
              {targets.map((target, column) => (
                <th key={columnKey(column)} scope="col">
                  <span dir="auto">{nameOf(column)}</span>
                  <ColumnTargetField
                    column={column}
                    label={nameOf(column)}
                    target={target}
                    attributes={context.attributes}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ row, cells, faults }) => (
              <tr key={row}>
                <th scope="row">{String(row)}</th>
                {cells.map((cell, column) => {
                  const problem = faults.get(column);
                  return (
                    <td
                      key={columnKey(column)}
                      data-ignored={targets[column] === 'ignore'}
                      data-wrong={problem && true}
                    >
                      <span className={styles['cell']} dir="auto">
                        {cell}
                      </span>
                      {problem && (
                        <span className={styles['fault']}>{problemText(intl, problem)}</span>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {further > 0 && <p>{intl.formatMessage(importSentences.further, { count: further })}</p>}
    </div>
  );
}

/** Columns have no names of their own. */
const columnKey = (column: number) => `column ${String(column)}`;
