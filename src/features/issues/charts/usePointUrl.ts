import { listUrl } from '@/routing/paths/listUrls';
import { joinShape, splitShape } from '@/routing/paths/listShape';
import {
  selectListFilters,
  selectSearch,
  selectShape,
  selectWrittenSort,
} from '@/screen/issueList';
import { useAppSelector } from '@/store/hooks';
import { type FilterCondition, writeFilter } from '../filter/filterText';
import { selectFilter } from '../filter/listFilter';
import { chartLayout } from './chart';
import { type ChartChoice, writeChoice } from './chartChoice';

/** Says where the issues behind a figure stand as a list: with what it says besides the conditions there are. */
export function usePointUrl(): (conditions: readonly FilterCondition[]) => string {
  const filters = useAppSelector(selectListFilters);
  const search = useAppSelector(selectSearch);
  const sort = useAppSelector(selectWrittenSort);
  const filter = useAppSelector(selectFilter);
  return (conditions) => {
    const all = [...filter, ...conditions.map((condition) => [condition])];
    return listUrl(filters, search, writeFilter(all), sort);
  };
}

/** Says where another chart of the same list stands. */
export function useChartUrl(): (choice: ChartChoice) => string {
  const filters = useAppSelector(selectListFilters);
  const search = useAppSelector(selectSearch);
  const sort = useAppSelector(selectWrittenSort);
  const { where } = splitShape(useAppSelector(selectShape));
  return (choice) => {
    const as = [chartLayout, ...writeChoice(choice)].join('.');
    return listUrl(filters, search, joinShape({ where, as }), sort);
  };
}
