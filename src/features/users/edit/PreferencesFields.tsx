import { selectLanguages } from '@/entities/session';
import { SelectField } from '@/forms/fields/SelectField';
import { TextField } from '@/forms/fields/TextField';
import { FieldColumns } from '@/forms/FieldColumns';
import { adminMessages } from '@/i18n/adminMessages';
import { maxLengths } from '@/protocol/limits';
import { useAppSelector } from '@/store/hooks';
import { usersMessages } from '../messages';

interface PreferencesFieldsProps {
  /** The stored language, offered even if the server has dropped it. */
  language?: string;
}

/** The fields `email` and `language` of the form. */
export function PreferencesFields({ language = '' }: PreferencesFieldsProps) {
  const languages = useAppSelector(selectLanguages);
  const options = [
    { value: '', label: usersMessages.defaultLanguage },
    ...languages.map(({ key, name }) => ({ value: key, label: name })),
  ];
  const isKnown = options.some(({ value }) => value === language);
  return (
    <FieldColumns>
      <TextField
        name="email"
        type="email"
        label={adminMessages.emailAddress}
        maxLength={maxLengths.email}
        width="medium"
      />
      <SelectField
        name="language"
        label={adminMessages.language}
        options={isKnown ? options : [...options, { value: language, label: language }]}
      />
    </FieldColumns>
  );
}
