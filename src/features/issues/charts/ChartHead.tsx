import { useIntl } from 'react-intl';
import { CommandMenu } from '@/commands/CommandMenu';
import { FilterDropdown } from '@/ui/FilterDropdown';
import { ChartIcon, DownloadIcon } from '@/ui/icons';
import { filterMessages } from '../filter/messages';
import { exportMessages } from '../export/messages';
import { useChartUrl } from './usePointUrl';
import styles from './Chart.module.css';
import { type ChartChoice, type ChartColumn, columnsFor, secondOf } from './chartChoice';
import { kindCommands, saveCommands } from './chartCommands';
import { chartMessages } from './messages';

const target = { kind: 'list' } as const;

interface ChartHeadProps {
  choice: ChartChoice;
  columns: readonly (ChartColumn & { name: string })[];
}

/** What is shown of the list: the kind of chart and its columns, each a link to where that stands. */
export function ChartHead({ choice, columns }: ChartHeadProps) {
  const intl = useIntl();
  const urlOf = useChartUrl();
  const { kind, column, other } = choice;
  const fitting = columnsFor(kind, columns);
  const need = secondOf[kind];
  const nameOf = (id: number | null) => columns.find((one) => one.column === id)?.name;
  const items = (chosen: number | null, choose: (id: number) => ChartChoice) =>
    fitting.map((id) => ({
      key: String(id),
      label: nameOf(id) ?? '',
      isCurrent: id === chosen,
      href: `#${urlOf(choose(id))}`,
    }));
  const none = intl.formatMessage(chartMessages.none);

  return (
    <div className={styles['head']}>
      <CommandMenu
        label={intl.formatMessage(chartMessages.chart)}
        caption={intl.formatMessage(chartMessages[kind])}
        icon={ChartIcon}
        variant="default"
        groups={[kindCommands]}
        target={target}
      />
      <FilterDropdown
        label={intl.formatMessage(filterMessages.column)}
        caption={nameOf(column) ?? ''}
        groups={() => [
          {
            key: 'columns',
            items: items(column, (id) => ({
              kind,
              column: id,
              // The two change places rather than being the same.
              other: id === other ? column : other,
            })),
          },
        ]}
      />
      {need !== 'none' && fitting.length > 1 && (
        <FilterDropdown
          label={intl.formatMessage(chartMessages.second)}
          caption={nameOf(other) ?? none}
          groups={() => [
            ...(need === 'possible'
              ? [
                  {
                    key: 'none',
                    isPinned: true,
                    items: [
                      {
                        key: 'none',
                        label: none,
                        isCurrent: other === null,
                        href: `#${urlOf({ kind, column, other: null })}`,
                      },
                    ],
                  },
                ]
              : []),
            {
              key: 'columns',
              items: items(other, (id) => ({
                kind,
                column: id === column ? (other ?? column) : column,
                other: id,
              })),
            },
          ]}
        />
      )}
      <div className={styles['end']}>
        <CommandMenu
          label={intl.formatMessage(exportMessages.submit)}
          icon={DownloadIcon}
          groups={[saveCommands]}
          target={target}
        />
      </div>
    </div>
  );
}
