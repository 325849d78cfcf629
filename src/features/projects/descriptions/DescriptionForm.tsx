import { selectSettings } from '@/entities/session';
import { FormattedTextField } from '@/forms/fields/FormattedTextField';
import { FormPage } from '@/forms/FormPage';
import { Prompt } from '@/forms/Prompt';
import type { FormattedText } from '@/forms/schema';
import type { Edited } from '@/forms/useEdited';
import { useFormattedTextSchema } from '@/forms/useFormattedTextSchema';
import { actionMessages } from '@/i18n/actionMessages';
import { commonMessages } from '@/i18n/commonMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import { projectPaths } from '@/routing/paths/projects';
import { useAppSelector } from '@/store/hooks';
import type { ProjectParams } from '../projectQueries';
import { descriptionPrompts } from './messages';

/** What the form of a description holds. */
export type DescriptionValues = FormattedText<'description'>;

interface DescriptionFormProps extends ProjectParams {
  projectName: string;
  /** The description there is; without one it is being added. */
  current?: DescriptionValues;
  edited?: Omit<Edited<DescriptionValues>, 'initialValues'>;
  onSubmit: (values: DescriptionValues) => Promise<unknown>;
}

/** Adds or changes the description of a project. */
export function DescriptionForm({
  projectId,
  projectName,
  current,
  edited,
  onSubmit,
}: DescriptionFormProps) {
  const { defaultFormat } = useAppSelector(selectSettings);
  const schema = useFormattedTextSchema('description');
  return (
    <FormPage
      initialValues={current ?? { description: '', descriptionFormat: defaultFormat }}
      schema={schema}
      onSubmit={onSubmit}
      backTo={projectPaths.projectDetails.url({ projectId })}
      submitLabel={current ? actionMessages.save : commonMessages.add}
      {...edited}
    >
      <Prompt
        message={current ? descriptionPrompts.edit : descriptionPrompts.add}
        values={{ name: projectName }}
      />
      <FormattedTextField name="description" label={propertyMessages.description} isRequired />
    </FormPage>
  );
}
