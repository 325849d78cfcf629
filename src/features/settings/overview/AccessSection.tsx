import { useIntl } from 'react-intl';
import type { ServerSettings } from '@/protocol/settings';
import { settingsPaths } from '@/routing/paths/settings';
import { PropertyList } from '@/ui/PropertyList';
import { settingsMessages } from '../messages';
import { overviewMessages } from './messages';
import { SettingsSection } from './SettingsSection';

const nameOf = (isOn: boolean | undefined) =>
  isOn ? overviewMessages.enabled : overviewMessages.disabled;

/** Who may come in without an account. */
export function AccessSection({ settings }: { settings: ServerSettings }) {
  const intl = useIntl();
  const { emailEngine, anonymousAccess, selfRegister } = settings;
  return (
    <SettingsSection
      title={settingsMessages.access}
      editPath={settingsPaths.accessSettings.url({})}
    >
      <PropertyList
        items={[
          {
            key: 'anonymous',
            label: intl.formatMessage(overviewMessages.anonymousAccess),
            value: intl.formatMessage(nameOf(anonymousAccess)),
          },
          {
            key: 'registration',
            label: intl.formatMessage(overviewMessages.registration),
            value: intl.formatMessage(
              emailEngine === null ? overviewMessages.unavailable : nameOf(selfRegister),
            ),
          },
        ]}
      />
    </SettingsSection>
  );
}
