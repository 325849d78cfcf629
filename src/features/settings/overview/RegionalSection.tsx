import { selectLanguages } from '@/entities/session';
import { adminMessages } from '@/i18n/adminMessages';
import { settingsPaths } from '@/routing/paths/settings';
import { useAppSelector } from '@/store/hooks';
import { NamedValues } from '@/ui/NamedValues';
import { EditablePanel } from '@/ui/EditablePanel';
import { settingsMessages } from '../messages';
import { timeZoneName } from '../options/timeZones';

interface RegionalSectionProps {
  language: string;
  timeZone: string;
}

/** Where the server is at home. */
export function RegionalSection({ language, timeZone }: RegionalSectionProps) {
  const languages = useAppSelector(selectLanguages);
  return (
    <EditablePanel
      title={settingsMessages.regional}
      editPath={settingsPaths.regionalSettings.url({})}
    >
      <NamedValues
        items={[
          {
            label: adminMessages.language,
            value: languages.find(({ key }) => key === language)?.name ?? language,
          },
          { label: settingsMessages.timeZone, value: timeZoneName(timeZone) },
        ]}
      />
    </EditablePanel>
  );
}
