import { accountApi } from '@/api/endpoints/account';
import { FormPage } from '@/forms/FormPage';
import { Prompt } from '@/forms/Prompt';
import type { UserDetails } from '@/protocol/users';
import { accountPaths } from '@/routing/paths/account';
import { useSave } from '@/store/useSave';
import { editMessages } from './messages';
import { PreferencesFields } from './PreferencesFields';
import { useOwnLanguage } from './useOwnLanguage';
import { fieldOfUserError } from './userErrors';
import { preferencesSchema } from './userSchemas';

interface EditPreferencesFormProps {
  details: UserDetails;
}

/** Changes what everybody decides about himself. */
export function EditPreferencesForm({ details: { email, language } }: EditPreferencesFormProps) {
  const editAccount = useSave(accountApi.endpoints.editAccount);
  const speak = useOwnLanguage();
  return (
    <FormPage
      initialValues={{ email: email ?? '', language: language ?? '' }}
      schema={preferencesSchema}
      onSubmit={async (values) => {
        const { changed } = await editAccount(values);
        if (changed) await speak(values.language);
      }}
      fieldOfError={{ EmailAlreadyExists: fieldOfUserError.EmailAlreadyExists }}
      backTo={accountPaths.myAccount.url({})}
      skipUnchanged
    >
      <Prompt message={editMessages.editOwnPrompt} />
      <PreferencesFields {...(language !== null && { language })} />
    </FormPage>
  );
}
