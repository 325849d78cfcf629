import { useIntl } from 'react-intl';
import { errorMessage } from '@/i18n/errorMessages';
import { Notice } from '@/ui/Notice';

/** In place of an editor whose code could not be fetched; the forms in windows say the same, and try again. */
export function EditorMissing() {
  const intl = useIntl();
  return <Notice kind="danger">{intl.formatMessage(errorMessage({ kind: 'network' }))}</Notice>;
}
