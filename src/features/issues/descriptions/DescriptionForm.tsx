import { selectSettings } from '@/entities/session';
import { FormattedTextField } from '@/forms/fields/FormattedTextField';
import { FormPage } from '@/forms/FormPage';
import type { FormSource } from '@/forms/formSource';
import { Prompt } from '@/forms/Prompt';
import { useFormattedTextSchema } from '@/forms/useFormattedTextSchema';
import { actionMessages } from '@/i18n/actionMessages';
import { commonMessages } from '@/i18n/commonMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import type { Stamped } from '@/protocol/scalars';
import { issuePaths } from '@/routing/paths/issues';
import { useAppSelector } from '@/store/hooks';
import type { IssueParams } from '../issueQueries';
import { useKeptBesideForm } from '../useKeptBeside';
import { useShowSaved } from '../useShowSaved';
import { useTellAlreadySo } from '../useTellAlreadySo';
import type { DescriptionValues } from './descriptionValues';
import { descriptionPrompts } from './messages';

interface DescriptionFormProps extends IssueParams {
  issueName: string;
  /** The description there is; without one it is being added. */
  current?: DescriptionValues;
  edits?: FormSource<DescriptionValues>;
  onSubmit: (values: DescriptionValues) => Promise<Stamped>;
}

/** Adds or changes the description of an issue. */
export function DescriptionForm({
  issueId,
  issueName,
  current,
  edits,
  onSubmit,
}: DescriptionFormProps) {
  const showSaved = useShowSaved(issueId);
  const tellAlreadySo = useTellAlreadySo();
  const keptBeside = useKeptBesideForm({ issueId, own: ['description'] });
  const { defaultFormat } = useAppSelector(selectSettings);
  const schema = useFormattedTextSchema('description');
  return (
    <FormPage
      initialValues={current ?? { description: '', descriptionFormat: defaultFormat }}
      schema={schema}
      backTo={issuePaths.issueDetails.url({ issueId })}
      submitLabel={current ? actionMessages.save : commonMessages.add}
      onSubmit={async (values) => {
        const { stampId } = await onSubmit(values);
        if (stampId) showSaved(current ? 'descriptionSaved' : 'descriptionAdded', null);
        else tellAlreadySo();
        return stampId;
      }}
      fieldOfError={{ StringTooLong: 'description' }}
      edits={edits}
      keptBeside={keptBeside}
    >
      <Prompt
        message={current ? descriptionPrompts.edit : descriptionPrompts.add}
        values={{ name: issueName }}
      />
      <FormattedTextField name="description" label={propertyMessages.description} isRequired />
    </FormPage>
  );
}
