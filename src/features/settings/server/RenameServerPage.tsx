import { settingsApi } from '@/api/endpoints/settings';
import { TextField } from '@/forms/fields/TextField';
import { FormPage } from '@/forms/FormPage';
import { formSource } from '@/forms/formSource';
import { formSchema } from '@/forms/formSchema';
import { requiredText } from '@/forms/schema';
import { actionMessages } from '@/i18n/actionMessages';
import { maxLengths } from '@/protocol/limits';
import { settingsPaths } from '@/routing/paths/settings';
import { useLoaded } from '@/windows/useLoaded';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { settingsMessages } from '../messages';
import { serverQuery } from '../settingsQueries';

const schema = formSchema({ name: requiredText(maxLengths.name) });

export const page = definePage({
  queries: () => [serverQuery()],
  title: () => ({ message: settingsMessages.renameServer }),
  Page: RenameServer,
});

function RenameServer() {
  const renameServer = useSave(settingsApi.endpoints.renameServer);
  const { serverName } = useLoaded(serverQuery());
  return (
    <FormPage
      initialValues={{ name: serverName }}
      schema={schema}
      onSubmit={({ name }) => renameServer({ name })}
      backTo={settingsPaths.serverSettings.url({})}
      submitLabel={actionMessages.rename}
      edits={formSource(serverQuery(), (server) => ({ name: server.serverName }))}
    >
      <TextField
        name="name"
        label={settingsMessages.serverName}
        maxLength={maxLengths.name}
        isRequired
      />
    </FormPage>
  );
}
