import { memberAccessMessages } from '@/i18n/accessMessages';
import { adminMessages } from '@/i18n/adminMessages';
import { Access } from '@/protocol/access';
import { RadioGroupField } from './RadioGroupField';

const options = [Access.normal, Access.administrator].map((access) => ({
  value: access,
  label: memberAccessMessages[access],
}));

/** The access of members to a project: the field `access` of the form. */
export function MemberAccessField() {
  return (
    <RadioGroupField name="access" label={adminMessages.access} options={options} isRequired />
  );
}
