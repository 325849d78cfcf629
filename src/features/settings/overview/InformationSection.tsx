import { useIntl } from 'react-intl';
import { settingsPaths } from '@/routing/paths/settings';
import { EditIcon, ReloadIcon } from '@/ui/icons';
import { MoreMenu } from '@/ui/MoreMenu';
import { Panel } from '@/ui/Panel';
import { PropertyList } from '@/ui/PropertyList';
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
              key: 'rename',
              label: intl.formatMessage(settingsMessages.renameServer),
              icon: EditIcon,
              href: `#${settingsPaths.renameServer.url({})}`,
            },
            {
              key: 'uuid',
              label: intl.formatMessage(settingsMessages.resetUuid),
              icon: ReloadIcon,
              href: `#${settingsPaths.resetUuid.url({})}`,
            },
          ]}
        />
      }
    >
      <PropertyList
        items={[
          {
            key: 'name',
            label: intl.formatMessage(settingsMessages.serverName),
            value: serverName,
          },
        ]}
      />
    </Panel>
  );
}
