import { useIntl } from 'react-intl';
import { useAppSelector } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import { selectFilteredList } from '../filter/listFilter';
import { QuietNote } from '../list/QuietNote';
import { selectLayout } from './layout';
import { layoutOf } from './layouts';
import { layoutMessages } from './messages';

/**
 * Whether the list is looked at in another way than its address says, or by other columns, because it cannot be in that
 * one. What can be is not known before its columns are.
 */
function selectIsUnfit(state: RootState): boolean {
  const { kind, args } = selectLayout(state);
  const isAsked = [kind, ...args].some((part) => part !== '');
  if (!isAsked || selectFilteredList(state) === null) return false;
  const layout = layoutOf(kind);
  if (!layout) return true;
  const shown = layout.shownArgs(state);
  // What the address leaves open is as it begins by itself.
  return args.some((arg, place) => arg !== '' && arg !== shown[place]);
}

/** That the list is not looked at as its address says: until another way or column is chosen. */
export function UnfitLayout() {
  const intl = useIntl();
  const isUnfit = useAppSelector(selectIsUnfit);
  return isUnfit && <QuietNote>{intl.formatMessage(layoutMessages.notAsAsked)}</QuietNote>;
}
