import { type FormSchema, formSchema, sending } from '@/forms/formSchema';
import {
  checkbox,
  option,
  optionalEmail,
  repeatedPassword,
  requiredPassword,
  requiredText,
} from '@/forms/schema';
import { clientErrorMessages } from '@/i18n/clientErrorMessages';
import type { Access } from '@/protocol/access';
import { maxLengths } from '@/protocol/limits';
import type { Payload } from '@/protocol/operations';

/** What everybody decides about themselves; the language '' is that of the server. */
const preferences = { email: optionalEmail(), language: option<string>() };

/** What system administrators decide as well. */
const names = { name: requiredText(maxLengths.name), login: requiredText(maxLengths.login) };

export const preferencesSchema = formSchema(preferences);

export const userSchema = formSchema({ ...names, ...preferences });

export interface NewUserValues {
  name: string;
  login: string;
  sendsInvitation: boolean;
  newPassword: string;
  repeated: string;
  mustChangePassword: boolean;
  email: string;
  language: string;
}

const hasPassword = ({ sendsInvitation }: Pick<NewUserValues, 'sendsInvitation'>) =>
  !sendsInvitation;

const newUserFields = formSchema(
  {
    ...names,
    sendsInvitation: checkbox(),
    newPassword: requiredPassword(maxLengths.password),
    repeated: repeatedPassword('newPassword', maxLengths.password),
    mustChangePassword: checkbox(),
    ...preferences,
  },
  { conditions: { newPassword: hasPassword, repeated: hasPassword } },
);

/** A user gets a password or an invitation, which needs an address. */
export const newUserSchema: FormSchema<NewUserValues, Payload<'addUser'>> = {
  ...newUserFields,
  check(entered) {
    const checked = sending(newUserFields, payloadOf).check(entered);
    const { values, problems } = checked;
    if (!values.sendsInvitation || values.email !== '') return checked;
    const email = { message: clientErrorMessages.NoEmailForInvitation };
    return { values, problems: { ...problems, email }, sent: null };
  },
};

function payloadOf({
  newPassword: password,
  mustChangePassword,
  ...read
}: Pick<NewUserValues, 'name' | 'login' | 'mustChangePassword' | 'email' | 'language'> & {
  newPassword: string | undefined;
}): Payload<'addUser'> {
  const { name, login, email, language } = read;
  return password === undefined
    ? { name, login, sendInvitationEmail: true, email, language }
    : { name, login, password, mustChangePassword, email, language };
}

export const globalAccessSchema = formSchema({ access: option<Access>() });
