import { type FormSchema, formSchema, sending } from '@/forms/formSchema';
import { checkbox, optionalEmail } from '@/forms/schema';
import type { AccessSettings, AccessSettingsInput } from '@/protocol/settings';

export interface AccessValues {
  anonymousAccess: boolean;
  selfRegister: boolean;
  registerAutoApprove: boolean;
  registerNotifyEmail: string;
}

const fields = formSchema(
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

/** Each setting is sent only with the one it depends on (screens A6.5). */
export const accessSchema: FormSchema<AccessValues, AccessSettingsInput> = sending(
  fields,
  ({ anonymousAccess, selfRegister, registerAutoApprove, registerNotifyEmail }) => ({
    anonymousAccess,
    selfRegister,
    ...(selfRegister && { registerAutoApprove }),
    ...(registerNotifyEmail !== undefined && { registerNotifyEmail }),
  }),
);

export function toAccessValues(settings: AccessSettings): AccessValues {
  return {
    anonymousAccess: settings.anonymousAccess,
    selfRegister: settings.selfRegister ?? false,
    registerAutoApprove: settings.registerAutoApprove ?? false,
    registerNotifyEmail: settings.registerNotifyEmail ?? '',
  };
}
