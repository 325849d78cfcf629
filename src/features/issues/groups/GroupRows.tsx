import { useIntl } from 'react-intl';
import { toggleGroup } from '@/screen/folding';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { GridGroupRow, GridTotalRow } from '@/ui/GridGroupRow';
import { firstRowNumber, type GridRowsProps } from '@/ui/gridRows';
import { WholeRows } from '@/ui/WholeRows';
import { chartMessages } from '../charts/messages';
import { statusSentences } from '../list/statusMessages';
import {
  isGroup,
  selectEntries,
  selectFoldedOf,
  selectHasTotals,
  selectIsFolded,
  selectAllIssues,
} from './groupedList';
import styles from './GroupRows.module.css';
import type { IssueGroup } from './groupRules';
import { useGroupName } from './useGroupName';
import { useSumCells } from './useSumCells';

/** The rows of `GroupedGrid`: the heads of groups between the issues, and below them what is known of all. */
export function GroupRows({ draw, ...props }: GridRowsProps) {
  const { columns, keys, layout, onFocus, tabStop } = props;
  const intl = useIntl();
  const entries = useAppSelector(selectEntries);
  const all = useAppSelector(selectAllIssues);
  const hasTotals = useAppSelector(selectHasTotals);
  const toCells = useSumCells();

  const drawEntry: GridRowsProps['draw'] = (index, look) => {
    const entry = entries[index];
    const rowKey = keys[index];
    if (entry === undefined || rowKey === undefined || !isGroup(entry)) return draw(index, look);
    return (
      <GroupRow
        key={rowKey}
        {...{ columns, layout }}
        group={entry}
        rowNumber={index + firstRowNumber}
        cells={toCells(entry.issues)}
        isTabStop={rowKey === tabStop}
        onFocus={() => {
          onFocus(rowKey);
        }}
      />
    );
  };

  return (
    <>
      <WholeRows {...props} count={keys.length} draw={drawEntry} />
      {hasTotals && (
        <GridTotalRow
          {...{ columns, layout }}
          rowNumber={keys.length + firstRowNumber}
          cells={toCells(all)}
        >
          {intl.formatMessage(chartMessages.total)}
        </GridTotalRow>
      )}
    </>
  );
}

type GroupRowProps = Pick<GridRowsProps, 'columns' | 'layout'> &
  Pick<Parameters<typeof GridGroupRow>[0], 'cells' | 'isTabStop' | 'onFocus' | 'rowNumber'> & {
    group: IssueGroup;
  };

function GroupRow({ group: { key, issues }, ...row }: GroupRowProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const of = useAppSelector(selectFoldedOf);
  const isFolded = useAppSelector((state) => selectIsFolded(state, key));
  const nameOf = useGroupName();
  return (
    <GridGroupRow
      {...row}
      isFolded={isFolded}
      onToggle={() => {
        dispatch(toggleGroup(of, key));
      }}
    >
      <span className={styles['name']} data-tip-cut="">
        {nameOf(key)}
      </span>
      <span className={styles['count']}>
        {intl.formatMessage(statusSentences.statusCount, { total: issues.length })}
      </span>
    </GridGroupRow>
  );
}
