import { useIntl } from 'react-intl';
import { actionMessages } from '@/i18n/actionMessages';
import { errorMessage } from '@/i18n/errorMessages';
import type { ApiError } from '@/protocol/apiError';
import { screenRetried } from '@/screen/navigation';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { windowSentences } from './messages';

/** Says that what is shown is an older answer, since the last refresh failed. */
export function StaleNotice({ error }: { error: ApiError }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const reason = intl.formatMessage(errorMessage(error));

  return (
    <Notice
      kind="warning"
      action={
        <Button onClick={() => dispatch(screenRetried())}>
          {intl.formatMessage(actionMessages.retry)}
        </Button>
      }
    >
      {intl.formatMessage(windowSentences.stale, { reason })}
    </Notice>
  );
}
