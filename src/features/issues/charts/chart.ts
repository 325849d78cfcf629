/** The chart on screen: what the address chooses, among the columns of the list. */
import { createSelector } from '@reduxjs/toolkit';
import type { ListColumn } from '@/protocol/issues';
import { columnRules, systemColumns } from '@/rules/viewDefinitions';
import { Column, columnAttributeId } from '@/protocol/enums';
import type { RootState } from '@/store/rootReducer';
import { selectFilterAttributesById, selectFilterContext } from '../filter/listFilter';
import { layoutUrl, selectLayout } from '../layouts/layout';
import { type ChartChoice, type ChartColumn, readChoice, writeChoice } from './chartChoice';

/** What the address of a chart begins with. */
export const chartLayout = 'chart';

/** The columns of the list in the order offered: those of the system, then the attributes in the order of their type. */
export const selectChartColumns = createSelector(
  [(state: RootState) => selectFilterContext(state).columns, selectFilterAttributesById],
  (columns, attributes): readonly (ChartColumn & { name: string })[] => {
    const order = [...systemColumns.keys(), Column.location];
    const ids = [...attributes.keys()];
    const placeOf = ({ id }: ListColumn) =>
      columnAttributeId(id) === null
        ? order.indexOf(id)
        : order.length + ids.indexOf(columnAttributeId(id) ?? 0);
    return [...columns]
      .sort((one, other) => placeOf(one) - placeOf(other))
      .map(({ id, name }) => ({
        column: id,
        name,
        type: columnRules(id, attributes)?.type ?? 'TEXT',
      }));
  },
);

/** The chart that the address chooses. */
export const selectChart = createSelector([selectLayout, selectChartColumns], ({ args }, columns) =>
  readChoice(args, columns),
);

/** Whether the list is looked at as a chart. */
export function selectIsChart(state: RootState): boolean {
  return selectLayout(state).kind === chartLayout;
}

/** Where another chart of the same list stands. */
export function chartUrl(state: RootState, choice: ChartChoice): string {
  return layoutUrl(state, { kind: chartLayout, args: writeChoice(choice) });
}
