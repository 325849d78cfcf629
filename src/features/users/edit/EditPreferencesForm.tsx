import { accountApi } from '@/api/endpoints/account';
import { FormPage } from '@/forms/FormPage';
import { useEdited } from '@/forms/useEdited';
import { actionMessages } from '@/i18n/actionMessages';
import type { UserDetails } from '@/protocol/users';
import { accountPaths } from '@/routing/paths/account';
import { useSave } from '@/saving/useSave';
import type { Subject } from '../subject';
import { userQuery } from '../userQueries';
import { PreferencesFields } from './PreferencesFields';
import { useOwnLanguage } from './useOwnLanguage';
import { fieldOfUserError } from './userErrors';
import { preferencesSchema } from './userSchemas';

interface EditPreferencesFormProps {
  subject: Subject;
  details: UserDetails;
}

/** Changes what everybody decides about themselves. */
export function EditPreferencesForm({ subject, details }: EditPreferencesFormProps) {
  const { language } = details;
  const editAccount = useSave(accountApi.endpoints.editAccount);
  const speak = useOwnLanguage();
  return (
    <FormPage
      {...useEdited(userQuery(subject), (user) => toPreferences(user.details))}
      schema={preferencesSchema}
      onSubmit={async (values) => {
        const { changed } = await editAccount(values);
        if (changed) await speak(values.language);
      }}
      fieldOfError={{ EmailAlreadyExists: fieldOfUserError.EmailAlreadyExists }}
      backTo={accountPaths.myAccount.url({})}
      submitLabel={actionMessages.save}
    >
      <PreferencesFields {...(language !== null && { language })} />
    </FormPage>
  );
}

function toPreferences({ email, language }: UserDetails) {
  return { email: email ?? '', language: language ?? '' };
}
