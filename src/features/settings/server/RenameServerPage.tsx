import { settingsApi } from '@/api/endpoints/settings';
import { RenameForm } from '@/forms/RenameForm';
import { useEdited } from '@/forms/useEdited';
import { settingsPaths } from '@/routing/paths/settings';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { settingsMessages } from '../messages';
import { serverQuery } from '../settingsQueries';

export const page = definePage({
  queries: () => [serverQuery()],
  title: () => ({ message: settingsMessages.renameServer }),
  Page: RenameServer,
});

function RenameServer() {
  const renameServer = useSave(settingsApi.endpoints.renameServer);
  return (
    <RenameForm
      edited={useEdited(serverQuery(), ({ serverName }) => ({ name: serverName }))}
      onRename={(name) => renameServer({ name })}
      label={settingsMessages.serverName}
      backTo={settingsPaths.serverSettings.url({})}
    />
  );
}
