import { useIntl } from 'react-intl';
import { selectLanguages } from '@/entities/session';
import { propertyMessages } from '@/i18n/propertyMessages';
import { settingsPaths } from '@/routing/paths/settings';
import { useAppSelector } from '@/store/hooks';
import { PropertyList } from '@/ui/PropertyList';
import { settingsMessages } from '../messages';
import { timeZoneName } from '../options/timeZones';
import { SettingsSection } from './SettingsSection';

interface RegionalSectionProps {
  language: string;
  timeZone: string;
}

/** Where the server is at home. */
export function RegionalSection({ language, timeZone }: RegionalSectionProps) {
  const intl = useIntl();
  const languages = useAppSelector(selectLanguages);
  return (
    <SettingsSection
      title={settingsMessages.regional}
      editPath={settingsPaths.regionalSettings.url({})}
    >
      <PropertyList
        items={[
          {
            key: 'language',
            label: intl.formatMessage(propertyMessages.language),
            value: languages.find(({ key }) => key === language)?.name ?? language,
          },
          {
            key: 'timeZone',
            label: intl.formatMessage(settingsMessages.timeZone),
            value: timeZoneName(timeZone),
          },
        ]}
      />
    </SettingsSection>
  );
}
