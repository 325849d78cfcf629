import { useEffect, useRef } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { selectIsAuthenticated } from '@/entities/session';
import { actionMessages } from '@/i18n/actionMessages';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { useBaseUrl } from '@/routing/HostContext';
import { hostLinks } from '@/routing/hostLinks';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { ExternalLink } from '@/ui/ExternalLink';
import { FailedRequest } from '@/ui/FailedRequest';
import { Notice } from '@/ui/Notice';
import styles from './FormPage.module.css';
import { busyStatuses, hasCode, reasonOf } from './formReason';
import { formMessages } from './messages';
import type { FormError } from './useFormSubmission';

interface FormErrorNoticeProps {
  error: FormError;
  onRetry: () => void;
  /** As `onRetry`, after the session was replaced. */
  onRetryInNewSession: () => void;
}

/** Why the form was not saved, and what to do: what was typed stays where it is. */
export function FormErrorNotice({ error, onRetry, onRetryInNewSession }: FormErrorNoticeProps) {
  const intl = useIntl();
  const baseUrl = useBaseUrl();
  const place = useRef<HTMLDivElement>(null);
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  const isLoggedOut = hasCode(error, ApiErrorCode.LoginRequired);
  const needsLogin = isLoggedOut || error.kind === 'otherUser';
  const isNewSession = needsLogin || hasCode(error, ApiErrorCode.InvalidCsrfToken);
  const text: MessageDescriptor = reasonOf(error, isAuthenticated);
  const hint = hintOf(error);

  // External system: the scroll position of the window, which may be far down at the last field. Where the notice is
  // taller than there is room, as at 400 %, one reads its beginning.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'start' });
  }, [error]);

  return (
    <div ref={place} data-form-error="">
      <Notice
        kind="danger"
        action={
          <span className={styles['noticeActions']}>
            {needsLogin && (
              <ExternalLink href={hostLinks.login(baseUrl)}>
                {intl.formatMessage(formMessages.logIn)}
              </ExternalLink>
            )}
            {(isNewSession || canRetry(error)) && (
              <Button onClick={isNewSession ? onRetryInNewSession : onRetry}>
                {intl.formatMessage(
                  error.kind === 'savedBefore' ? formMessages.saveAgain : actionMessages.retry,
                )}
              </Button>
            )}
          </span>
        }
      >
        <p>{intl.formatMessage(text)}</p>
        {hint && <p>{intl.formatMessage(hint)}</p>}
      </Notice>
      <FailedRequest error={error} />
    </div>
  );
}

function hintOf(error: FormError): MessageDescriptor | null {
  if (error.kind === 'network') return formMessages.networkHint;
  if (hasCode(error, ApiErrorCode.LoginRequired)) return formMessages.logInHint;
  return null;
}

/** Failures that may pass by themselves. */
function canRetry(error: FormError): boolean {
  return (
    ['network', 'noAnswer', 'savedBefore', 'server', 'invalidResponse', 'unknown'].includes(
      error.kind,
    ) ||
    (error.kind === 'badRequest' && busyStatuses.includes(error.status)) ||
    hasCode(error, ApiErrorCode.TransactionDeadlock)
  );
}
