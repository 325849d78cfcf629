import { useIntl } from 'react-intl';
import { screenMessages } from '@/i18n/screenMessages';
import { settingsPaths } from '@/routing/paths/settings';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import { Notice } from '@/ui/Notice';
import { EditablePanel } from '@/ui/EditablePanel';
import { settingsMessages } from '../messages';
import { overviewQuery } from '../settingsQueries';
import { AccessSection } from './AccessSection';
import { CronSection } from './CronSection';
import { EmailSection } from './EmailSection';
import { InboxesSection } from './InboxesSection';
import { InformationSection } from './InformationSection';
import { overviewMessages } from './messages';
import { RegionalSection } from './RegionalSection';

export const page = definePage({
  queries: () => [overviewQuery()],
  title: () => ({ message: screenMessages.serverSettings }),
  Page: ServerSettings,
});

/** Everything about the server that can be set. */
function ServerSettings() {
  const intl = useIntl();
  const { serverName, settings, inboxes, hasImap, hasOAuth } = useLoaded(overviewQuery());
  return (
    <>
      <InformationSection serverName={serverName} />
      <RegionalSection language={settings.language} timeZone={settings.timeZone} />
      <EmailSection settings={settings} />
      <CronSection settings={settings} />
      <AccessSection settings={settings} />
      <InboxesSection inboxes={inboxes ?? []} hasImap={hasImap} />
      <EditablePanel
        title={settingsMessages.advanced}
        editPath={settingsPaths.advancedSettings.url({})}
      >
        <Notice>{intl.formatMessage(overviewMessages.advancedNote)}</Notice>
      </EditablePanel>
      {hasOAuth && (
        <EditablePanel
          title={settingsMessages.oauth}
          editPath={settingsPaths.oauthSettings.url({})}
        >
          <Notice>{intl.formatMessage(overviewMessages.oauthNote)}</Notice>
        </EditablePanel>
      )}
    </>
  );
}
