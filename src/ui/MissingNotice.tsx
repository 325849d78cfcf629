import { useIntl } from 'react-intl';
import { actionMessages } from '@/i18n/actionMessages';
import { errorMessage } from '@/i18n/errorMessages';
import { Button } from './Button';
import type { RetryProps } from './lazyView';
import { Notice } from './Notice';
import { useFocusAround } from './useFocusAround';

/** In place of a part that the address wants, where its code could not be fetched: says so, and offers to try again. */
export function MissingNotice({ onRetry }: RetryProps) {
  const intl = useIntl();
  const place = useFocusAround();

  return (
    <div ref={place} data-missing>
      <Notice
        kind="danger"
        action={<Button onClick={onRetry}>{intl.formatMessage(actionMessages.retry)}</Button>}
      >
        {intl.formatMessage(errorMessage({ kind: 'network' }))}
      </Notice>
    </div>
  );
}
