import { useIntl } from 'react-intl';
import { settingsPaths } from '@/routing/paths/settings';
import { EditIcon, ReloadIcon } from '@/ui/icons';
import { MoreMenu } from '@/ui/MoreMenu';
import { Panel } from '@/ui/Panel';
import { NamedValues } from '@/ui/NamedValues';
import { settingsMessages } from '../messages';
import { overviewMessages } from './messages';

/** What the server is called. */
export function InformationSection({ serverName }: { serverName: string }) {
  const intl = useIntl();
  return (
    <Panel
      title={intl.formatMessage(overviewMessages.information)}
      actions={
        <MoreMenu
          items={[
            {
              label: settingsMessages.renameServer,
              icon: EditIcon,
              path: settingsPaths.renameServer.url({}),
            },
            {
              label: settingsMessages.resetUuid,
              icon: ReloadIcon,
              path: settingsPaths.resetUuid.url({}),
            },
          ]}
        />
      }
    >
      <NamedValues items={[{ label: settingsMessages.serverName, value: serverName }]} />
    </Panel>
  );
}
