import type { IntlShape } from 'react-intl';
import { propertyMessages } from '@/i18n/propertyMessages';
import { issuesTerm } from '@/i18n/issuesTerm';
import type { AlertItem } from '@/protocol/alerts';
import type { GridColumn } from '@/ui/gridColumn';

/** Which issues an alert or report is about, and where. */
export function targetColumns(intl: IntlShape): GridColumn<AlertItem>[] {
  return [
    {
      key: 'view',
      title: intl.formatMessage(issuesTerm.issues),
      size: 'medium',
      render: ({ view }) => view,
    },
    {
      key: 'location',
      title: intl.formatMessage(propertyMessages.location),
      size: 'medium',
      render: ({ location }) => location,
    },
  ];
}
