import { settingsApi } from '@/api/endpoints/settings';
import { TextField } from '@/forms/fields/TextField';
import { FormPage } from '@/forms/FormPage';
import { formSchema } from '@/forms/formSchema';
import { Prompt } from '@/forms/Prompt';
import { requiredText } from '@/forms/schema';
import { maxLengths } from '@/protocol/limits';
import { settingsPaths } from '@/routing/paths/settings';
import { useLoaded } from '@/store/useLoaded';
import { useSave } from '@/store/useSave';
import { definePage } from '@/store/windowRoutes';
import { settingsMessages } from '../messages';
import { serverQuery } from '../settingsQueries';
import { serverPrompts } from './messages';

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
      skipUnchanged
    >
      <Prompt message={serverPrompts.rename} values={{ name: serverName }} />
      <TextField
        name="name"
        label={settingsMessages.serverName}
        maxLength={maxLengths.name}
        isRequired
      />
    </FormPage>
  );
}
