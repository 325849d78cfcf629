import { useIntl } from 'react-intl';
import { selectAttributesOfType } from '@/entities/issueTypes';
import { searchAllUrl } from '@/routing/paths/searchAll';
import { selectSearchColumn } from '@/screen/issueList';
import { useAppSelector } from '@/store/hooks';
import { GroupsPopover } from '@/ui/GroupsPopover';
import type { OpenList } from '@/ui/LazyDropdown';
import { searchAllMessages } from './searchAllMessages';
import { attributeColumns, type SearchColumn, systemColumns } from './searchColumns';

export interface ColumnChoice {
  /** What is looked for, as it travels; '' for nothing yet. */
  value: string;
  onChoose: (column: number) => void;
}

/** What the search box looks in: a column of the list, or all types, which is another page. */
export function ColumnList({
  typeId,
  value,
  onChoose,
  dropdown,
  label,
}: OpenList & ColumnChoice & { typeId: number }) {
  const intl = useIntl();
  const chosen = useAppSelector(selectSearchColumn);
  const attributes = useAppSelector((state) => selectAttributesOfType(state, typeId));
  const nameOf = (one: SearchColumn) =>
    'name' in one ? one.name : intl.formatMessage(one.message);
  const toGroup = (columns: readonly SearchColumn[], index: number) => ({
    key: String(index),
    items: columns.map((one) => ({
      key: String(one.column),
      label: nameOf(one),
      isCurrent: one.column === chosen,
      onSelect: () => {
        onChoose(one.column);
      },
    })),
  });
  const all = {
    key: 'all',
    label: intl.formatMessage(searchAllMessages.searchAll),
    href: `#${searchAllUrl(value === '' ? null : { column: chosen, value })}`,
  };
  return (
    <GroupsPopover
      dropdown={dropdown}
      label={label}
      groups={() => [
        ...[systemColumns, attributeColumns(attributes)].map(toGroup),
        { key: 'all', items: [all] },
      ]}
    />
  );
}
