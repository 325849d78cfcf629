import { useIntl } from 'react-intl';
import { columnItems } from '@/commands/columnItems';
import { useCommandContext } from '@/commands/useCommandContext';
import { useAppSelector } from '@/store/hooks';
import { CollapseIcon, ExpandIcon, ReorderIcon } from '@/ui/icons';
import { Menu } from '@/ui/Menu';
import { selectColumns } from './listRows';
import { listMessages } from './messages';
import { sortByColumn } from './sortCommand';
import { useListSort } from './useListSort';

/** The order of the list where it has no captions to press, as on a phone; the mark points as theirs do. */
export function SortMenu() {
  const intl = useIntl();
  const context = useCommandContext();
  const columns = useAppSelector(selectColumns);
  const { sort } = useListSort();
  const label = intl.formatMessage(listMessages.sortBy);
  const items = columnItems(sortByColumn, columns, context).map((item) => ({
    ...item,
    ...(item.key === sort?.key && { icon: sort.isAscending ? CollapseIcon : ExpandIcon }),
  }));

  return (
    <Menu
      label={label}
      caption={label}
      icon={ReorderIcon}
      variant="default"
      isDisabled={columns.length === 0}
      groups={[{ key: 'columns', items }]}
    />
  );
}
