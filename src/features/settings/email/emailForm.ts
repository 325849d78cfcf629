import { type FormSchema, formSchema, sending } from '@/forms/formSchema';
import { checkbox, requiredEmail } from '@/forms/schema';
import type { EmailSettings, EmailSettingsInput, EmailTestInput } from '@/protocol/settings';
import { connectionFields, type ConnectionValues } from '../connection/connection';

/** What the form holds: two check boxes stand for the engine. */
export interface EmailValues extends ConnectionValues {
  isEnabled: boolean;
  emailFrom: string;
  isCustom: boolean;
}

const isEnabled = (values: EmailValues) => values.isEnabled;
const isCustom = (values: EmailValues) => values.isEnabled && values.isCustom;

const fields = {
  isEnabled: checkbox(),
  emailFrom: requiredEmail(),
  isCustom: checkbox(),
  ...connectionFields,
};

/** What is not shown is not required. */
const shownFields = formSchema(fields, {
  conditions: {
    emailFrom: isEnabled,
    server: isCustom,
    port: isCustom,
    user: isCustom,
    password: isCustom,
  },
});

/** Each call replaces all settings, so what does not belong to the engine is left out. */
export function emailSchema(hasOAuth: boolean): FormSchema<EmailValues, EmailSettingsInput> {
  return sending(shownFields, (read) => {
    const { emailFrom, server, port, user, password } = read;
    if (emailFrom === undefined) return { emailEngine: '' };
    if (server === undefined || port === undefined) return { emailEngine: 'standard', emailFrom };
    const login = { user: user ?? '', password: password ?? '' };
    return {
      emailEngine: 'smtp',
      ...toSmtp({ ...read, emailFrom, server, port, ...login }, hasOAuth),
    };
  });
}

/** For a trial of the mail server: all of it is needed. */
export function smtpSchema(hasOAuth: boolean): FormSchema<EmailValues, EmailTestInput> {
  return sending(formSchema(fields), (read) => toSmtp(read, hasOAuth));
}

export function toEmailValues(settings: EmailSettings): EmailValues {
  return {
    isEnabled: settings.emailEngine !== null,
    emailFrom: settings.emailFrom ?? '',
    isCustom: settings.emailEngine === 'smtp',
    server: settings.smtpServer ?? '',
    port: settings.smtpPort?.toFixed(0) ?? '',
    encryption: settings.smtpEncryption ?? '',
    user: settings.smtpUser ?? '',
    password: settings.smtpPassword ?? '',
    useOAuth: settings.smtpUseOAuth ?? false,
  };
}

/** A mail server with the address that messages come from. */
function toSmtp(
  read: Omit<EmailValues, 'port'> & { port: number },
  hasOAuth: boolean,
): EmailTestInput {
  return {
    emailFrom: read.emailFrom,
    smtpServer: read.server,
    smtpPort: read.port,
    smtpEncryption: read.encryption,
    smtpUser: read.user,
    smtpPassword: hasOAuth && read.useOAuth ? '' : read.password,
    smtpUseOAuth: read.useOAuth,
  };
}
