import type { MessageDescriptor } from 'react-intl';
import { actionMessages } from '@/i18n/actionMessages';
import { columnMessages } from '@/i18n/columnMessages';
import type { ApiErrorName } from '@/protocol/errorCodes';
import { maxLengths } from '@/protocol/limits';
import { TextField } from './fields/TextField';
import { FormPage } from './FormPage';
import { nameSchema } from './nameSchema';
import type { Edited } from './useEdited';

interface NameValues {
  name: string;
}

interface RenameFormProps {
  /** By `useEdited`. */
  edited: Edited<NameValues>;
  onRename: (name: string) => Promise<unknown>;
  /** The server's word for a name that something else has. */
  taken?: ApiErrorName;
  label?: MessageDescriptor;
  /** Raw path. */
  backTo: string;
}

/** Gives something another name. */
export function RenameForm({
  edited,
  onRename,
  taken,
  label = columnMessages.name,
  backTo,
}: RenameFormProps) {
  return (
    <FormPage
      {...edited}
      schema={nameSchema}
      onSubmit={({ name }) => onRename(name)}
      fieldOfError={taken ? { [taken]: 'name' } : {}}
      backTo={backTo}
      submitLabel={actionMessages.rename}
    >
      <TextField name="name" label={label} maxLength={maxLengths.name} isRequired />
    </FormPage>
  );
}
