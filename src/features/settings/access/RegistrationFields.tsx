import { useIntl } from 'react-intl';
import { FieldGroup } from '@/forms/FieldGroup';
import { CheckboxField } from '@/forms/fields/CheckboxField';
import { TextField } from '@/forms/fields/TextField';
import { maxLengths } from '@/protocol/limits';
import { Notice } from '@/ui/Notice';
import { overviewMessages } from '../overview/messages';
import type { AccessValues } from './accessForm';
import { accessMessages } from './messages';

interface RegistrationFieldsProps {
  values: AccessValues;
  /** Whether the server sends e-mail, which registering needs. */
  hasEmail: boolean;
}

/** Whether people can ask for an account, and what happens then. */
export function RegistrationFields({ values, hasEmail }: RegistrationFieldsProps) {
  const intl = useIntl();
  if (!hasEmail) {
    return (
      <FieldGroup title={overviewMessages.registration}>
        <Notice>{intl.formatMessage(accessMessages.needsEmail)}</Notice>
      </FieldGroup>
    );
  }
  return (
    <FieldGroup title={overviewMessages.registration} note={accessMessages.registrationNote}>
      <CheckboxField name="selfRegister" label={accessMessages.enableRegistration} />
      {values.selfRegister && (
        <>
          <CheckboxField
            name="registerAutoApprove"
            label={accessMessages.autoApprove}
            help={intl.formatMessage(accessMessages.autoApproveNote)}
          />
          <TextField
            name="registerNotifyEmail"
            type="email"
            label={accessMessages.notifyEmail}
            help={intl.formatMessage(accessMessages.notifyNote)}
            maxLength={maxLengths.email}
            isDisabled={values.registerAutoApprove}
          />
        </>
      )}
    </FieldGroup>
  );
}
