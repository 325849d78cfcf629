import { useIntl } from 'react-intl';
import type { ServerSettings } from '@/protocol/settings';
import { settingsPaths } from '@/routing/paths/settings';
import { Notice } from '@/ui/Notice';
import { PropertyList } from '@/ui/PropertyList';
import { settingsMessages } from '../messages';
import { overviewMessages } from './messages';
import { SettingsSection } from './SettingsSection';

/** Whether the server sends e-mail, and in whose name. */
export function EmailSection({ settings }: { settings: ServerSettings }) {
  const intl = useIntl();
  return (
    <SettingsSection title={settingsMessages.email} editPath={settingsPaths.emailSettings.url({})}>
      {settings.emailEngine === null ? (
        <Notice kind="warning">{intl.formatMessage(overviewMessages.emailOff)}</Notice>
      ) : (
        <PropertyList
          items={[
            {
              key: 'sender',
              label: intl.formatMessage(settingsMessages.sender),
              value: settings.emailFrom,
            },
          ]}
        />
      )}
    </SettingsSection>
  );
}
