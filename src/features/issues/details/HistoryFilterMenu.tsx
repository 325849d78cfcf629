import { useIntl } from 'react-intl';
import { selectSettings } from '@/entities/session';
import { HistoryFilter } from '@/protocol/enums';
import { historyFilterChosen, selectChosenHistoryFilter } from '@/screen/issueView';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { FilterIcon } from '@/ui/icons';
import { Menu } from '@/ui/Menu';
import { historyFilterMessages } from './historyFilterMessages';
import { detailsMessages } from './messages';

/** Chooses which entries of the history are shown, for this issue and those opened later. */
export function HistoryFilterMenu() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const current = useAppSelector(
    (state) => selectChosenHistoryFilter(state) ?? selectSettings(state).historyFilter,
  );

  return (
    <Menu
      label={intl.formatMessage(detailsMessages.filterHistory)}
      icon={FilterIcon}
      variant="default"
      groups={[
        {
          key: 'filters',
          items: Object.values(HistoryFilter).map((filter) => ({
            key: String(filter),
            label: intl.formatMessage(historyFilterMessages[filter]),
            isCurrent: filter === current,
            onSelect: () => {
              dispatch(historyFilterChosen(filter));
            },
          })),
        },
      ]}
    />
  );
}
