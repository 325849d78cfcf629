import { useIntl } from 'react-intl';
import { selectIsAuthenticated } from '@/entities/session';
import { actionMessages } from '@/i18n/actionMessages';
import { errorMessage } from '@/i18n/errorMessages';
import { screenMessages } from '@/i18n/screenMessages';
import { isRefusal, type ApiError } from '@/protocol/apiError';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { useBaseUrl } from '@/routing/HostContext';
import { hostLinks } from '@/routing/hostLinks';
import { screenRetried, selectPath } from '@/screen/navigation';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { LinkButton } from '@/ui/LinkButton';
import { Notice } from '@/ui/Notice';
import { useFocusAround } from '@/ui/useFocusAround';
import { windowSentences } from './messages';

/** Says that what is shown is an older answer, since the last refresh failed. */
export function StaleNotice({ error }: { error: ApiError }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const baseUrl = useBaseUrl();
  const path = useAppSelector(selectPath);
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  const reason = intl.formatMessage(errorMessage(error, isAuthenticated));
  const place = useFocusAround();

  return (
    <div ref={place} role="status" data-stale="">
      <Notice
        kind="warning"
        action={
          <>
            {isRefusal(error, ApiErrorCode.LoginRequired) && (
              <LinkButton href={hostLinks.loginReturningTo(baseUrl, path)}>
                {intl.formatMessage(screenMessages.logIn)}
              </LinkButton>
            )}
            <Button onClick={() => dispatch(screenRetried())}>
              {intl.formatMessage(actionMessages.retry)}
            </Button>
          </>
        }
      >
        {intl.formatMessage(windowSentences.stale, { reason })}
      </Notice>
    </div>
  );
}
