import { lazyCode } from '@/lib/lazyCode';
import { lazyView } from '@/ui/lazyView';
import { MissingNotice } from '@/ui/MissingNotice';
import type { ListLayout } from '../layouts/layout';
import { chartLayout, selectChart } from './chart';
import { writeChoice } from './chartChoice';
import { showChart } from './chartCommands';

/** The list as a chart: what it draws with is fetched when it is shown first. */
export const chartsLayout: ListLayout = {
  kind: chartLayout,
  View: lazyView(
    lazyCode(() =>
      import(/* webpackChunkName: "chart" */ './ChartView').then((module) => module.ChartView),
    ),
    MissingNotice,
  ),
  commands: [showChart],
  shownArgs: (state) => writeChoice(selectChart(state)),
};
