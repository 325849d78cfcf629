import { TextField } from '@/forms/fields/TextField';
import { FormPage } from '@/forms/FormPage';
import type { FormSource } from '@/forms/formSource';
import { actionMessages } from '@/i18n/actionMessages';
import { columnMessages } from '@/i18n/columnMessages';
import { maxLengths } from '@/protocol/limits';
import { projectNameSchema } from './projectSchemas';

interface RenameProjectFormProps {
  name: string;
  edits: FormSource<{ name: string }>;
  onRename: (name: string) => Promise<unknown>;
  backTo: string;
}

/** Gives a project, active or archived, another name. */
export function RenameProjectForm({ name, edits, onRename, backTo }: RenameProjectFormProps) {
  return (
    <FormPage
      initialValues={{ name }}
      schema={projectNameSchema}
      onSubmit={(values) => onRename(values.name)}
      fieldOfError={{ ProjectAlreadyExists: 'name' }}
      backTo={backTo}
      submitLabel={actionMessages.rename}
      edits={edits}
    >
      <TextField name="name" label={columnMessages.name} maxLength={maxLengths.name} isRequired />
    </FormPage>
  );
}
