import { usersApi } from '@/api/endpoints/users';
import { selectSettings } from '@/entities/session';
import { CheckboxField } from '@/forms/fields/CheckboxField';
import { FormPage } from '@/forms/FormPage';
import { Prompt } from '@/forms/Prompt';
import { commonMessages } from '@/i18n/commonMessages';
import { adminMessages } from '@/i18n/adminMessages';
import { userPaths } from '@/routing/paths/users';
import { useAppSelector } from '@/store/hooks';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { passwordMessages } from '../passwords/messages';
import { newPasswordErrors } from '../passwords/newPasswordErrors';
import { NewPasswordFields } from '../passwords/NewPasswordFields';
import { editMessages } from './messages';
import { NameFields } from './NameFields';
import { PreferencesFields } from './PreferencesFields';
import { fieldOfUserError } from './userErrors';
import { newUserSchema, type NewUserValues } from './userSchemas';

export const page = definePage({
  title: () => ({ message: editMessages.addUser }),
  Page: AddUser,
});

const initialValues: NewUserValues = {
  name: '',
  login: '',
  sendsInvitation: false,
  newPassword: '',
  repeated: '',
  mustChangePassword: false,
  email: '',
  language: '',
};

/** Creates an account with a password, or with an invitation to choose one. */
function AddUser() {
  const addUser = useSave(usersApi.endpoints.addUser);
  const { resetPassword: canInvite } = useAppSelector(selectSettings);
  return (
    <FormPage
      initialValues={initialValues}
      schema={newUserSchema}
      onSubmit={(user) => addUser(user)}
      fieldOfError={{ ...newPasswordErrors, ...fieldOfUserError }}
      backTo={userPaths.manageUsers.url({})}
      submitLabel={commonMessages.add}
      onSaved={({ userId }) => userPaths.userDetails.url({ userId })}
    >
      {({ sendsInvitation }) => (
        <>
          <Prompt message={editMessages.addUserNote} />
          <NameFields />
          {canInvite && <CheckboxField name="sendsInvitation" label={editMessages.invite} />}
          <NewPasswordFields label={adminMessages.password} isDisabled={sendsInvitation} />
          <CheckboxField
            name="mustChangePassword"
            label={passwordMessages.mustChange}
            isDisabled={sendsInvitation}
          />
          <PreferencesFields />
        </>
      )}
    </FormPage>
  );
}
