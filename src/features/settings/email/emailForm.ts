import { formSchema } from '@/forms/formSchema';
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

/** What is not shown is not required. */
export const emailSchema = formSchema(
  {
    isEnabled: checkbox(),
    emailFrom: requiredEmail(),
    isCustom: checkbox(),
    ...connectionFields,
  },
  {
    conditions: {
      emailFrom: isEnabled,
      server: isCustom,
      port: isCustom,
      user: isCustom,
      password: isCustom,
    },
  },
);

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

/** Each call replaces all settings, so what does not belong to the engine is left out. */
export function toEmailSettings(values: EmailValues, hasOAuth: boolean): EmailSettingsInput {
  if (!values.isEnabled) return { emailEngine: '' };
  if (!values.isCustom) return { emailEngine: 'standard', emailFrom: values.emailFrom };
  return { emailEngine: 'smtp', ...toSmtp(values, hasOAuth) };
}

/** A mail server with the address that messages come from. */
export function toSmtp(values: EmailValues, hasOAuth: boolean): EmailTestInput {
  return {
    emailFrom: values.emailFrom,
    smtpServer: values.server,
    smtpPort: Number(values.port),
    smtpEncryption: values.encryption,
    smtpUser: values.user,
    smtpPassword: hasOAuth && values.useOAuth ? '' : values.password,
    smtpUseOAuth: values.useOAuth,
  };
}
