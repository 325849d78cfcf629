import type { IntlShape } from 'react-intl';
import { propertyMessages } from '@/i18n/propertyMessages';
import { issuesTerm } from '@/i18n/issuesTerm';
import type { AlertItem } from '@/protocol/alerts';
import type { GridColumn } from '@/ui/gridColumn';
import { textColumn } from '@/ui/textColumn';

/** Which issues an alert or report is about, and where. */
export function targetColumns(intl: IntlShape): GridColumn<AlertItem>[] {
  return [
    textColumn(intl, 'view', issuesTerm.issues, 'medium'),
    textColumn(intl, 'location', propertyMessages.location, 'medium'),
  ];
}
