import { type FormSchema, formSchema } from '@/forms/formSchema';
import { checkbox, optionalEmail } from '@/forms/schema';
import type { AccessSettings, AccessSettingsInput } from '@/protocol/settings';

export interface AccessValues {
  anonymousAccess: boolean;
  selfRegister: boolean;
  registerAutoApprove: boolean;
  registerNotifyEmail: string;
}

/** An address that is not used is not checked. */
export const accessSchema: FormSchema<AccessValues> = formSchema(
  {
    anonymousAccess: checkbox(),
    selfRegister: checkbox(),
    registerAutoApprove: checkbox(),
    registerNotifyEmail: optionalEmail(),
  },
  {
    conditions: {
      registerNotifyEmail: ({ selfRegister, registerAutoApprove }) =>
        selfRegister && !registerAutoApprove,
    },
  },
);

export function toAccessValues(settings: AccessSettings): AccessValues {
  return {
    anonymousAccess: settings.anonymousAccess,
    selfRegister: settings.selfRegister ?? false,
    registerAutoApprove: settings.registerAutoApprove ?? false,
    registerNotifyEmail: settings.registerNotifyEmail ?? '',
  };
}

/** Each setting only with the one it depends on (screens A6.5). */
export function toAccessSettings(values: AccessValues): AccessSettingsInput {
  const { anonymousAccess, selfRegister, registerAutoApprove, registerNotifyEmail } = values;
  return {
    anonymousAccess,
    selfRegister,
    ...(selfRegister && { registerAutoApprove }),
    ...(selfRegister && !registerAutoApprove && { registerNotifyEmail }),
  };
}
