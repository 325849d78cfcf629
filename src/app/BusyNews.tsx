import { FormattedMessage } from 'react-intl';
import { formMessages } from '@/forms/messages';

/** What a form says of a busy server holds for what the screen waits for, too. */
export function BusyNews() {
  return <FormattedMessage {...formMessages.waitsForServer} />;
}
