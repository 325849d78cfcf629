import { type CSSProperties, type Ref, useRef } from 'react';
import { useIntl } from 'react-intl';
import { formMessages } from '@/forms/messages';
import { problemText } from '@/forms/problemText';
import { issuesTerm } from '@/i18n/issuesTerm';
import type { DescribedColumn } from '@/lib/issueList/listColumns';
import { selectListedName } from '@/lists/listPlace';
import { issuePaths } from '@/routing/paths/issues';
import type { CellsQuestion } from '@/screen/bulkJob';
import { useAppSelector } from '@/store/hooks';
import { issueName } from '../bulk/issueName';
import { bulkSentences } from '../bulk/messages';
import { useRowsInView } from '../cards/useInView';
import { editMessages } from '../edit/messages';
import type { CellReading, RowReading } from './cellRules';
import styles from './CellsPreview.module.css';
import { cellMessages, cellSentences } from './messages';

interface CellsPreviewProps {
  question: CellsQuestion;
  readings: {
    rows: readonly RowReading[];
    targets: readonly (DescribedColumn | null)[];
    isComplete: boolean;
  };
  ref: Ref<HTMLDivElement>;
}

/**
 * Each issue with what it has, what it would have, and whether it would change; then how many of them would. All have a
 * line of one height, of which those in view are drawn.
 */
export function CellsPreview({ question, readings, ref }: CellsPreviewProps) {
  const intl = useIntl();
  const { rows, targets, isComplete } = readings;
  const columns = targets.filter((column) => column !== null);
  const count = (outcome: RowReading['outcome']) =>
    rows.filter((row) => row.outcome === outcome).length;
  const lines = useRef<HTMLTableSectionElement>(null);
  const { first, end } = useRowsInView(lines, rows.length);
  const linesLeft = question.lines.length > 1 ? question.lines.length - rows.length : 0;
  const wrong = count('wrong');
  const columnsLeft = targets.length - columns.length;

  return (
    <>
      <div className={styles['scroller']} ref={ref} data-scroller="">
        <table
          className={styles['table']}
          aria-rowcount={rows.length + 1}
          style={{ '--columns': columns.length + 2 } as CSSProperties}
        >
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">{intl.formatMessage(issuesTerm.issues)}</th>
              {columns.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{intl.formatMessage(cellMessages.outcome)}</th>
            </tr>
          </thead>
          <tbody ref={lines} data-dense="">
            <Gap lines={first} />
            {rows.slice(first, end).map((row, index) => (
              <PreviewRow
                key={row.issueId}
                row={row}
                columns={columns}
                number={first + index + 2}
              />
            ))}
            <Gap lines={rows.length - end} />
          </tbody>
        </table>
      </div>
      <p aria-live={isComplete ? 'polite' : 'off'} aria-busy={!isComplete}>
        {intl.formatMessage(bulkSentences.preview, {
          change: count('change') + count('unknown'),
          same: count('same'),
          refused: 0,
        })}
        {wrong > 0 && (
          <span className={styles['left']}>
            {intl.formatMessage(bulkSentences.unfit, { count: wrong })}
          </span>
        )}
        {linesLeft > 0 && (
          <span className={styles['left']}>
            {intl.formatMessage(cellSentences.linesLeft, { count: linesLeft })}
          </span>
        )}
        {columnsLeft > 0 && (
          <span className={styles['left']}>
            {intl.formatMessage(cellSentences.columnsLeft, { count: columnsLeft })}
          </span>
        )}
      </p>
    </>
  );
}

/** The room of lines that are not drawn. */
function Gap({ lines }: { lines: number }) {
  return lines > 0 && <tr aria-hidden="true" style={{ '--lines': lines } as CSSProperties} />;
}

interface PreviewRowProps {
  row: RowReading;
  columns: readonly DescribedColumn[];
  /** For screen readers, the headings counted. */
  number: number;
}

function PreviewRow({ row, columns, number }: PreviewRowProps) {
  const intl = useIntl();
  const { issueId, cells, outcome } = row;
  const name = useAppSelector((state) => selectListedName(state, issueId) ?? '');
  // Of several values it is said which are meant.
  const reasons = cells.flatMap(({ columnId, problem }) => {
    const column = columns.find(({ id }) => id === columnId);
    if (!problem || !column) return [];
    const reason = problemText(intl, problem);
    return columns.length > 1 ? `${column.name}: ${reason}` : reason;
  });
  return (
    <tr data-line="" aria-rowindex={number}>
      <th className={styles['issue']} scope="row" data-tip-cut="">
        <a href={`#${issuePaths.issueDetails.url({ issueId })}`}>{issueName(issueId, name)}</a>
      </th>
      {columns.map(({ id, name: caption }) => {
        const cell = cells.find(({ columnId }) => columnId === id);
        return (
          <td key={id} data-caption={columns.length > 1 ? caption : undefined}>
            {cell && <Change cell={cell} />}
          </td>
        );
      })}
      <td className={styles[outcome]}>
        <span className={styles['outcome']} data-tip-cut="">
          {reasons.length > 0
            ? reasons.join(' ')
            : outcome === 'change'
              ? intl.formatMessage(cellMessages.willChange)
              : outcome === 'same'
                ? intl.formatMessage(editMessages.alreadySo)
                : unknown}
        </span>
      </td>
    </tr>
  );
}

const unknown = '…';

/** What was and what would be; a value that goes leaves a word behind, since nothing is not to be seen. */
function Change({ cell: { before, after, problem } }: { cell: CellReading }) {
  const intl = useIntl();
  if (before === after && !problem) {
    return (
      <span className={styles['kept']} data-tip-cut="">
        {after}
      </span>
    );
  }
  return (
    <>
      {before !== null && before !== '' && (
        <>
          <del className={styles['before']} data-tip-cut="">
            {before}
          </del>{' '}
        </>
      )}
      <ins className={styles[problem ? 'wrongValue' : 'after']} data-tip-cut="">
        {after === '' ? intl.formatMessage(formMessages.empty) : after}
      </ins>
    </>
  );
}
