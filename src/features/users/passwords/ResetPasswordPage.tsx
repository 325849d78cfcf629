import { useState } from 'react';
import { accountApi } from '@/api/endpoints/account';
import { usersApi } from '@/api/endpoints/users';
import { selectSettings } from '@/entities/session';
import { FormPage } from '@/forms/FormPage';
import { formSchema } from '@/forms/formSchema';
import { Prompt } from '@/forms/Prompt';
import { isRefusal } from '@/protocol/apiError';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { useAppSelector } from '@/store/hooks';
import { useLoaded } from '@/windows/useLoaded';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { amongUsers, asAccount, selectIsOneself, type Subject, windowsOf } from '../subject';
import { userQuery } from '../userQueries';
import { passwordMessages, passwordPrompts } from './messages';
import { NoEmailNotice } from './NoEmailNotice';

const noFields = formSchema({});

const page = definePage<Subject>({
  queries: ({ params }) => [userQuery(params)],
  // The server refuses it only when it is asked to send the link.
  check: ({ state }) =>
    selectSettings(state).resetPassword ? null : { kind: 'unavailable', reason: 'email' },
  title: () => ({ message: passwordMessages.reset }),
  Page: ResetPassword,
});

export const resetPassword = amongUsers(page);
export const resetAccountPassword = asAccount(page);

/** Lets the server send a link for choosing a new password. */
function ResetPassword(subject: Subject) {
  const { userId } = subject;
  const resetOwn = useSave(accountApi.endpoints.resetAccountPassword);
  const resetOther = useSave(usersApi.endpoints.resetPassword);
  const { details } = useLoaded(userQuery(subject));
  const isOneself = useAppSelector((state) => selectIsOneself(state, subject));
  const [wasRefused, setWasRefused] = useState(false);
  const backTo = windowsOf(subject).details;
  if (details.email === null || wasRefused) return <NoEmailNotice backTo={backTo} />;
  return (
    <FormPage
      initialValues={{}}
      schema={noFields}
      onSubmit={() => (isOneself ? resetOwn(undefined) : resetOther({ userId }))}
      onRefused={(error) => {
        // The address was removed meanwhile (protocol 3.2).
        const isWithoutEmail = isRefusal(error, ApiErrorCode.UnknownUser);
        setWasRefused(isWithoutEmail);
        return isWithoutEmail;
      }}
      backTo={backTo}
      submitLabel={passwordMessages.sendLink}
      keepsDraft={false}
    >
      {isOneself ? (
        <Prompt message={passwordMessages.resetOwnPrompt} />
      ) : (
        <Prompt message={passwordPrompts.reset} values={{ name: details.name }} />
      )}
    </FormPage>
  );
}
