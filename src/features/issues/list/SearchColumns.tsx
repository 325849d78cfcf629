import { useIntl } from 'react-intl';
import { searchAllUrl } from '@/routing/paths/searchAll';
import { FilterDropdown } from '@/ui/FilterDropdown';
import { listMessages } from './messages';
import type { SearchColumn } from './searchColumns';

interface SearchColumnsProps {
  label: string;
  /** In groups. */
  columns: readonly (readonly SearchColumn[])[];
  chosen: number;
  /** What is looked for, as it travels; '' for nothing yet. */
  value: string;
  nameOf: (column: SearchColumn) => string;
  onChoose: (column: number) => void;
}

/** What the search box looks in: a column of the list, or all types, which is another page. */
export function SearchColumns({
  label,
  columns,
  chosen,
  value,
  nameOf,
  onChoose,
}: SearchColumnsProps) {
  const intl = useIntl();
  return (
    <FilterDropdown
      label={label}
      groups={() => [
        ...columns.map((group, index) => ({
          key: String(index),
          items: group.map((one) => ({
            key: String(one.column),
            label: nameOf(one),
            isCurrent: one.column === chosen,
            onSelect: () => {
              onChoose(one.column);
            },
          })),
        })),
        {
          key: 'all',
          items: [
            {
              key: 'all',
              label: intl.formatMessage(listMessages.searchAll),
              href: `#${searchAllUrl(value === '' ? null : { column: chosen, value })}`,
            },
          ],
        },
      ]}
    />
  );
}
