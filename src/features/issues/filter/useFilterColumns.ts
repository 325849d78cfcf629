import { columnsOfType, type ViewColumn } from '@/forms/conditions/viewColumns';
import { Column } from '@/protocol/enums';
import { useAppSelector } from '@/store/hooks';
import { selectFilterAttributes, selectPlaceName } from './listFilter';

/** The columns that conditions above the list may be on: those of views, and the place, where the server tells it. */
export function useFilterColumns(): readonly ViewColumn[] {
  const attributes = useAppSelector(selectFilterAttributes);
  const place = useAppSelector(selectPlaceName);
  const known = columnsOfType(attributes);
  return place === undefined
    ? known
    : [...known, { column: Column.location, label: place, rules: { type: 'TEXT' } }];
}
