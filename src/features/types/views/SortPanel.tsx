import { useIntl } from 'react-intl';
import { FilterSelectField } from '@/forms/fields/FilterSelectField';
import { RadioGroupField } from '@/forms/fields/RadioGroupField';
import { Panel } from '@/ui/Panel';
import { viewMessages } from './messages';
import styles from './SortPanel.module.css';
import { columnLabel, type ViewColumn } from '@/forms/conditions/viewColumns';
import { sortDirections } from './viewWords';

interface SortPanelProps {
  /** Those of the view. */
  columns: readonly number[];
  known: readonly ViewColumn[];
}

/** The fields `sortColumn` and `sortAscending`. */
export function SortPanel({ columns, known }: SortPanelProps) {
  const intl = useIntl();
  return (
    <Panel title={intl.formatMessage(viewMessages.sortOrder)}>
      <div className={styles['fields']}>
        <FilterSelectField
          name="sortColumn"
          label={viewMessages.sortBy}
          groups={[
            {
              key: 'columns',
              options: columns.map((column) => ({
                value: column,
                label: columnLabel(known, column),
              })),
            },
          ]}
        />
        <RadioGroupField
          name="sortAscending"
          label={viewMessages.sortDirection}
          options={sortDirections}
        />
      </div>
    </Panel>
  );
}
