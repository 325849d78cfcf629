import { useIntl } from 'react-intl';
import { screenMessages } from '@/i18n/screenMessages';
import { settingsPaths } from '@/routing/paths/settings';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import { Button } from '@/ui/Button';
import { PasswordIcon } from '@/ui/icons';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { settingsMessages } from '../messages';
import { oauthMessages } from './messages';
import { oauthQuery } from './oauthQuery';
import { useAuthorization } from './useAuthorization';

export const page = definePage({
  queries: () => [oauthQuery()],
  title: () => ({ message: settingsMessages.oauth }),
  breadcrumbs: () => [
    {
      title: { message: screenMessages.serverSettings },
      path: settingsPaths.serverSettings.url({}),
    },
  ],
  Page: OAuthSettings,
});

/** Whether the server may use the mailboxes of a provider, and the way to make it so. */
function OAuthSettings() {
  const intl = useIntl();
  const { authorizationUrl, isValid } = useLoaded(oauthQuery());
  const { authorize, isBlocked } = useAuthorization();
  return (
    <Panel
      title={intl.formatMessage(oauthMessages.token)}
      actions={
        authorizationUrl !== null && (
          <Button
            icon={PasswordIcon}
            onClick={() => {
              authorize(authorizationUrl);
            }}
          >
            {intl.formatMessage(oauthMessages.authenticate)}
          </Button>
        )
      }
    >
      {authorizationUrl === null ? (
        <Notice kind="warning">{intl.formatMessage(oauthMessages.broken)}</Notice>
      ) : isBlocked ? (
        <Notice kind="danger">{intl.formatMessage(oauthMessages.blocked)}</Notice>
      ) : (
        <Notice>{intl.formatMessage(isValid ? oauthMessages.valid : oauthMessages.invalid)}</Notice>
      )}
    </Panel>
  );
}
