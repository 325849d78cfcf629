import type { IntlShape } from 'react-intl';
import type { AlertItem } from '@/protocol/alerts';
import type { GridColumn } from '@/ui/gridColumn';
import { targetMessages } from '../messages';

/** Which issues an alert or report is about, and where. */
export function targetColumns(intl: IntlShape): GridColumn<AlertItem>[] {
  return [
    {
      key: 'view',
      title: intl.formatMessage(targetMessages.filter),
      size: 'medium',
      render: ({ view }) => view,
    },
    {
      key: 'location',
      title: intl.formatMessage(targetMessages.location),
      size: 'medium',
      render: ({ location }) => location,
    },
  ];
}
