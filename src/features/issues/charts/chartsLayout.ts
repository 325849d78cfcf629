import { lazy } from 'react';
import type { ListLayout } from '../layouts/layout';
import { chartLayout } from './chart';
import { showChart } from './chartCommands';

/** The list as a chart: what it draws with is fetched when it is shown first. */
export const chartsLayout: ListLayout = {
  kind: chartLayout,
  View: lazy(() =>
    import(/* webpackChunkName: "chart" */ './ChartView').then((module) => ({
      default: module.ChartView,
    })),
  ),
  commands: [showChart],
};
