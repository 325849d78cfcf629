import { SelectField } from '@/forms/fields/SelectField';
import { TextField } from '@/forms/fields/TextField';
import { adminMessages } from '@/i18n/adminMessages';
import { maxLengths } from '@/protocol/limits';
import { connectionMessages } from './messages';

interface ConnectionFieldsProps {
  /** Something else takes its place. */
  hasPassword: boolean;
}

const encryptions = [
  { value: '', label: connectionMessages.noEncryption },
  { value: 'ssl', label: connectionMessages.ssl },
  { value: 'tls', label: connectionMessages.tls },
];

const portDigits = 5;

/** Address and login of a mail server: `server`, `port`, `encryption`, `user` and `password` of the form. */
export function ConnectionFields({ hasPassword }: ConnectionFieldsProps) {
  return (
    <>
      <TextField
        name="server"
        label={connectionMessages.host}
        maxLength={maxLengths.host}
        autoCapitalize="none"
        isRequired
      />
      <TextField
        name="port"
        label={connectionMessages.port}
        maxLength={portDigits}
        inputMode="numeric"
        width="short"
        isRequired
      />
      <SelectField
        name="encryption"
        label={connectionMessages.encryption}
        options={encryptions}
        width="short"
      />
      <TextField
        name="user"
        label={connectionMessages.user}
        maxLength={maxLengths.value}
        autoCapitalize="none"
      />
      <TextField
        name="password"
        type="password"
        label={adminMessages.password}
        maxLength={maxLengths.value}
        autoComplete="new-password"
        isDisabled={!hasPassword}
      />
    </>
  );
}
