import type { MessageDescriptor } from 'react-intl';
import type { DateKind } from './attributeValues';
import { definitionMessages } from './definitionMessages';

/** What there is to choose from for dates. */
export const dateKinds: readonly { value: DateKind; label: MessageDescriptor }[] = [
  { value: 'date', label: definitionMessages.date },
  { value: 'dateTime', label: definitionMessages.dateTime },
  { value: 'localTime', label: definitionMessages.localTime },
];
