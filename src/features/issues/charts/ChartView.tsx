import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { issuesTerm } from '@/i18n/issuesTerm';
import { selectShownList } from '@/lists/listView';
import { isKnown, selectHistories } from '@/screen/histories';
import { useAppSelector } from '@/store/hooks';
import { uiSentences } from '@/ui/messages';
import { selectFilterContext } from '../filter/listFilter';
import { selectChart, selectChartColumns } from './chart';
import { chartTable } from './chartData';
import { ChartDrawing } from './ChartDrawing';
import { ChartFigures } from './ChartFigures';
import { ChartHead } from './ChartHead';
import styles from './Chart.module.css';
import { HistoriesPrompt } from './HistoriesPrompt';
import { chartMessages } from './messages';
import { useChartWords } from './useChartWords';

const noIssues = [] as const;

/** The list as a chart, with a table that says the same. */
export function ChartView() {
  const intl = useIntl();
  const words = useChartWords();
  const choice = useAppSelector(selectChart);
  const columns = useAppSelector(selectChartColumns);
  const context = useAppSelector(selectFilterContext);
  const issues = useAppSelector((state) => selectShownList(state)?.issues ?? noIssues);
  const histories = useAppSelector(selectHistories);
  const isWaiting = choice.kind === 'flow' && !issues.every((issue) => isKnown(histories, issue));
  const { byIssue } = histories;
  const allName = intl.formatMessage(issuesTerm.issues);
  const table = useMemo(
    () =>
      isWaiting
        ? null
        : chartTable(
            choice,
            issues,
            { ...context, words },
            {
              allIssues: { key: 'all', label: allName, hue: null, conditions: [] },
              changesOf: (issueId) => byIssue[issueId]?.changes ?? [],
            },
          ),
    [isWaiting, choice, issues, context, words, allName, byIssue],
  );
  const nameOf = (column: number) => columns.find((one) => one.column === column)?.name ?? '';
  const isInTime = choice.kind === 'time' || choice.kind === 'flow';
  const names = [choice.column, ...(choice.other === null ? [] : [choice.other])].map(nameOf);
  const title = intl.formatMessage(uiSentences.dropdownName, {
    label: intl.formatMessage(chartMessages[choice.kind]),
    value: names.join(', '),
  });

  return (
    <section className={styles['view']} aria-label={title}>
      <ChartHead choice={choice} columns={columns} />
      {table ? (
        <div className={styles['body']}>
          <ChartDrawing title={title} kind={choice.kind} table={table} />
          <ChartFigures
            title={title}
            kind={choice.kind}
            table={table}
            rowName={isInTime ? intl.formatMessage(chartMessages.period) : (names[0] ?? '')}
          />
        </div>
      ) : (
        <HistoriesPrompt />
      )}
    </section>
  );
}
