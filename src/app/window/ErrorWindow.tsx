import { type ComponentType, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { selectIsAuthenticated } from '@/entities/session';
import { actionMessages } from '@/i18n/actionMessages';
import { commonMessages } from '@/i18n/commonMessages';
import { errorMessage, errorTitle } from '@/i18n/errorMessages';
import { screenMessages } from '@/i18n/screenMessages';
import type { ApiError } from '@/protocol/apiError';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { useBaseUrl } from '@/routing/HostContext';
import { hostLinks } from '@/routing/hostLinks';
import { screenRetried, selectPath } from '@/screen/navigation';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { FailedRequest } from '@/ui/FailedRequest';
import { LinkButton } from '@/ui/LinkButton';
import { Notice } from '@/ui/Notice';
import { WindowFrame, type WindowFrameProps } from '@/ui/WindowFrame';
import { useDocumentTitle } from '../useDocumentTitle';

interface ErrorWindowProps {
  error: ApiError;
  /** Repeats what failed apart from the calls for what is on screen, which are always made again. */
  onRetry?: () => void;
  /** That of a window by default. */
  Frame?: ComponentType<WindowFrameProps>;
  /** Where closing it leads when only a part of the screen could not be loaded. */
  closePath?: string;
}

/** Stands for a screen that could not be loaded. Closing it starts the client anew, or leads to the login (screens 5). */
export function ErrorWindow({ error, onRetry, Frame = WindowFrame, closePath }: ErrorWindowProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const baseUrl = useBaseUrl();
  const path = useAppSelector(selectPath);
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  const isLoginRequired = error.kind === 'api' && error.code === ApiErrorCode.LoginRequired;
  const start =
    isLoginRequired && isAuthenticated ? hostLinks.login(baseUrl) : hostLinks.client(baseUrl);
  const exit = closePath === undefined ? start : `#${closePath}`;
  const canRetry =
    error.kind === 'network' || error.kind === 'server' || error.kind === 'invalidResponse';

  const title = intl.formatMessage(errorTitle(error, isAuthenticated));
  const cause = JSON.stringify(error);
  useDocumentTitle(title);

  // External system: the console, for those who look for the cause.
  useEffect(() => {
    console.info(`${title}: ${cause}`);
  }, [title, cause]);

  return (
    <Frame
      title={title}
      size="small"
      onClose={() => {
        window.location.assign(exit);
      }}
      footer={
        <>
          <LinkButton variant="primary" href={exit}>
            {intl.formatMessage(commonMessages.close)}
          </LinkButton>
          {canRetry && (
            <Button
              onClick={() => {
                onRetry?.();
                dispatch(screenRetried());
              }}
            >
              {intl.formatMessage(actionMessages.retry)}
            </Button>
          )}
          {isLoginRequired && (
            <LinkButton href={hostLinks.loginReturningTo(baseUrl, path)}>
              {intl.formatMessage(screenMessages.logIn)}
            </LinkButton>
          )}
        </>
      }
    >
      <div data-screen-error="">
        <Notice kind="danger">{intl.formatMessage(errorMessage(error, isAuthenticated))}</Notice>
        <FailedRequest error={error} />
      </div>
    </Frame>
  );
}
