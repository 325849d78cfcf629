import { TextField } from '@/forms/fields/TextField';
import { FormPage } from '@/forms/FormPage';
import { Prompt } from '@/forms/Prompt';
import { columnMessages } from '@/i18n/columnMessages';
import { maxLengths } from '@/protocol/limits';
import { editPrompts } from './messages';
import { projectNameSchema } from './projectSchemas';

interface RenameProjectFormProps {
  name: string;
  onRename: (name: string) => Promise<unknown>;
  backTo: string;
}

/** Gives a project, active or archived, another name (screens-admin 1.3). */
export function RenameProjectForm({ name, onRename, backTo }: RenameProjectFormProps) {
  return (
    <FormPage
      initialValues={{ name }}
      schema={projectNameSchema}
      onSubmit={(values) => onRename(values.name)}
      fieldOfError={{ ProjectAlreadyExists: 'name' }}
      backTo={backTo}
      skipUnchanged
    >
      <Prompt message={editPrompts.renameProject} values={{ name }} />
      <TextField name="name" label={columnMessages.name} maxLength={maxLengths.name} isRequired />
    </FormPage>
  );
}
