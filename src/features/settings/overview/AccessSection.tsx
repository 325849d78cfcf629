import { useIntl } from 'react-intl';
import type { ServerSettings } from '@/protocol/settings';
import { settingsPaths } from '@/routing/paths/settings';
import { NamedValues } from '@/ui/NamedValues';
import { EditablePanel } from '@/ui/EditablePanel';
import { settingsMessages } from '../messages';
import { overviewMessages } from './messages';

const nameOf = (isOn: boolean | undefined) =>
  isOn ? overviewMessages.enabled : overviewMessages.disabled;

/** Who may come in without an account. */
export function AccessSection({ settings }: { settings: ServerSettings }) {
  const intl = useIntl();
  const { emailEngine, anonymousAccess, selfRegister } = settings;
  return (
    <EditablePanel title={settingsMessages.access} editPath={settingsPaths.accessSettings.url({})}>
      <NamedValues
        items={[
          {
            label: overviewMessages.anonymousAccess,
            value: intl.formatMessage(nameOf(anonymousAccess)),
          },
          {
            label: overviewMessages.registration,
            value: intl.formatMessage(
              emailEngine === null ? overviewMessages.unavailable : nameOf(selfRegister),
            ),
          },
        ]}
      />
    </EditablePanel>
  );
}
