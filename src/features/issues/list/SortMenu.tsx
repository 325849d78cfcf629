import { useIntl } from 'react-intl';
import { useAppSelector } from '@/store/hooks';
import { CollapseIcon, ExpandIcon, ReorderIcon } from '@/ui/icons';
import { Menu } from '@/ui/Menu';
import { selectColumns } from './listRows';
import { listMessages } from './messages';
import { useListSort } from './useListSort';

/** The order of the list where it has no captions to press, as on a phone; the mark points as theirs do. */
export function SortMenu() {
  const intl = useIntl();
  const columns = useAppSelector(selectColumns);
  const { sort, sortBy } = useListSort();
  const label = intl.formatMessage(listMessages.sortBy);

  return (
    <Menu
      label={label}
      caption={label}
      icon={ReorderIcon}
      variant="default"
      isDisabled={columns.length === 0}
      groups={[
        {
          key: 'columns',
          items: columns.map(({ id, name }) => {
            const key = String(id);
            const isCurrent = sort?.key === key;
            return {
              key,
              label: name,
              isCurrent,
              ...(isCurrent && { icon: sort.isAscending ? CollapseIcon : ExpandIcon }),
              onSelect: () => {
                sortBy(key);
              },
            };
          }),
        },
      ]}
    />
  );
}
