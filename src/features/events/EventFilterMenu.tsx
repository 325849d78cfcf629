import { useIntl } from 'react-intl';
import { eventTypes, type EventType } from '@/protocol/events';
import { eventTypeChosen, selectEventType } from '@/screen/eventLog';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { FilterIcon } from '@/ui/icons';
import { Menu } from '@/ui/Menu';
import { eventMessages, eventSentences, eventTypeMessages } from './messages';

/** Limits the event log to one type; stands out while it does. */
export function EventFilterMenu() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const current = useAppSelector(selectEventType);

  function toItem(type: EventType | null) {
    return {
      key: type ?? 'all',
      label:
        type === null
          ? intl.formatMessage(eventMessages.allTypes)
          : intl.formatMessage(eventTypeMessages[type]),
      isCurrent: type === current,
      onSelect: () => {
        dispatch(eventTypeChosen(type));
      },
    };
  }

  return (
    <Menu
      label={
        current
          ? intl.formatMessage(eventSentences.filtered, {
              type: intl.formatMessage(eventTypeMessages[current]),
            })
          : intl.formatMessage(eventMessages.filter)
      }
      icon={FilterIcon}
      variant={current ? 'primary' : 'default'}
      groups={[
        { key: 'all', items: [toItem(null)] },
        { key: 'types', items: eventTypes.map(toItem) },
      ]}
    />
  );
}
