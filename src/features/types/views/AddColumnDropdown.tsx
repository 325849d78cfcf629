import { type MessageDescriptor, useIntl } from 'react-intl';
import { useFieldText } from '@/forms/fieldText';
import { listSentences } from '@/i18n/listSentences';
import { useAnnounce } from '@/ui/Announcements';
import { FilterDropdown } from '@/ui/FilterDropdown';
import { AddIcon } from '@/ui/icons';
import type { ViewColumn } from '@/forms/conditions/viewColumns';

interface AddColumnDropdownProps {
  /** What grows by it. */
  label: string;
  command: MessageDescriptor;
  /** What to choose from. */
  columns: readonly ViewColumn[];
  onAdd: (column: number) => void;
}

/** Columns to add to something, narrowed down by typing. */
export function AddColumnDropdown({ label, command, columns, onAdd }: AddColumnDropdownProps) {
  const intl = useIntl();
  const text = useFieldText();
  const announce = useAnnounce();
  return (
    <FilterDropdown
      label={label}
      caption={intl.formatMessage(command)}
      icon={AddIcon}
      groups={() => [
        {
          key: 'columns',
          items: columns.map((candidate) => ({
            key: String(candidate.column),
            label: text(candidate.label),
            onSelect: () => {
              onAdd(candidate.column);
              announce(intl.formatMessage(listSentences.added, { name: text(candidate.label) }));
            },
          })),
        },
      ]}
    />
  );
}
