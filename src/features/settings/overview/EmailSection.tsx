import { useIntl } from 'react-intl';
import type { ServerSettings } from '@/protocol/settings';
import { settingsPaths } from '@/routing/paths/settings';
import { Notice } from '@/ui/Notice';
import { NamedValues } from '@/ui/NamedValues';
import { EditablePanel } from '@/ui/EditablePanel';
import { settingsMessages } from '../messages';
import { overviewMessages } from './messages';

/** Whether the server sends e-mail, and in whose name. */
export function EmailSection({ settings }: { settings: ServerSettings }) {
  const intl = useIntl();
  return (
    <EditablePanel title={settingsMessages.email} editPath={settingsPaths.emailSettings.url({})}>
      {settings.emailEngine === null ? (
        <Notice kind="warning">{intl.formatMessage(overviewMessages.emailOff)}</Notice>
      ) : (
        <NamedValues items={[{ label: settingsMessages.sender, value: settings.emailFrom }]} />
      )}
    </EditablePanel>
  );
}
