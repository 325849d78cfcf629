/** What leads to charts, and what can be done with the one on screen. */
import { type CommandContext, defineCommand } from '@/commands/command';
import { errorMessage } from '@/i18n/errorMessages';
import { lazyCode } from '@/lib/lazyCode';
import { selectListTitle } from '@/lists/listTitle';
import { selectShownList } from '@/lists/listView';
import { toApiError } from '@/protocol/apiError';
import { isKnown, noteHistories, selectHistories } from '@/screen/histories';
import type { RootState } from '@/store/rootReducer';
import { ChartIcon } from '@/ui/icons';
import { bulkMessages } from '../bulk/messages';
import { layoutUrl } from '../layouts/layout';
import { chartLayout, chartUrl, selectChart, selectChartColumns, selectIsChart } from './chart';
import { type ChartKind, columnsFor, readChoice } from './chartChoice';
import { chartMessages } from './messages';

const savingCode = lazyCode(() => import(/* webpackChunkName: "chart" */ './saveChart'));
const historiesCode = lazyCode(() => import(/* webpackChunkName: "chart" */ './loadHistories'));

export const showChart = defineCommand({
  id: 'list.asChart',
  on: 'list',
  message: chartMessages.chart,
  icon: ChartIcon,
  group: 'layout',
  isCurrent: selectIsChart,
  href: (state) => layoutUrl(state, { kind: chartLayout, args: [] }),
});

const kindCommand = (kind: ChartKind) =>
  defineCommand({
    id: `chart.${kind}`,
    on: 'list',
    message: chartMessages[kind],
    group: 'layout',
    appliesTo: (state) =>
      selectIsChart(state) && columnsFor(kind, selectChartColumns(state)).length > 0,
    isCurrent: (state) => selectChart(state).kind === kind,
    href: (state) => chartUrl(state, readChoice([kind], selectChartColumns(state))),
  });

/** The kinds of charts. */
export const kindCommands = (['count', 'cross', 'time', 'age', 'flow'] as const).map(kindCommand);

/** The drawing on screen, and what it says. */
const drawing = () => document.querySelector<SVGSVGElement>('[data-chart] svg');

/** Fetches what saves charts, and says what went wrong with it. */
const save =
  (as: 'saveSvg' | 'savePng' | 'saveCsv') =>
  async ({ show, getState }: CommandContext): Promise<void> => {
    const shown = drawing();
    if (!shown) return;
    try {
      const saving = await savingCode.load();
      await saving[as](shown, selectListTitle(getState()));
    } catch (error) {
      show(errorMessage(toApiError(error)));
    }
  };

/** Of the flow there is none before it is known. */
function hasDrawing(state: RootState): boolean {
  if (!selectIsChart(state)) return false;
  const histories = selectHistories(state);
  return (
    selectChart(state).kind !== 'flow' ||
    selectShownList(state)?.issues.every((issue) => isKnown(histories, issue)) === true
  );
}

const saveCommand = (as: 'saveSvg' | 'savePng' | 'saveCsv') =>
  defineCommand({
    id: `chart.${as}`,
    on: 'list',
    message: chartMessages[as],
    group: 'layout',
    appliesTo: hasDrawing,
    run: (context) => void save(as)(context),
  });

/** The files that a chart can become. */
export const saveCommands = (['saveSvg', 'savePng', 'saveCsv'] as const).map(saveCommand);

const isLoading = (state: RootState) => selectHistories(state).run !== null;
const isFlow = (state: RootState) => selectIsChart(state) && selectChart(state).kind === 'flow';

const loadHistories = defineCommand({
  id: 'chart.loadHistories',
  on: 'list',
  message: chartMessages.loadHistories,
  group: 'layout',
  appliesTo: (state) => isFlow(state) && !isLoading(state),
  run: ({ dispatch, show }) => {
    historiesCode.load().then(
      (module) => dispatch(module.loadHistories()),
      (error: unknown) => {
        show(errorMessage(toApiError(error)));
      },
    );
  },
});

const stopLoading = defineCommand({
  id: 'chart.stopLoading',
  on: 'list',
  message: bulkMessages.stop,
  group: 'layout',
  appliesTo: isLoading,
  run: ({ dispatch }) => {
    dispatch(noteHistories({ run: null }));
  },
});

/** What can be done about the histories that a chart needs. */
export const historyCommands = [loadHistories, stopLoading];

export const chartCommands = [...kindCommands, ...saveCommands, ...historyCommands];
