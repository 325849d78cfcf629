import { usePreviewMarkupMutation } from '@/api/endpoints/issueChanges';
import { selectSettings } from '@/entities/session';
import { MarkupField } from '@/forms/fields/MarkupField';
import { useAppSelector } from '@/store/hooks';
import { editMessages } from './messages';

/** The text of a new issue: the fields `description` and `descriptionFormat` of the form. */
export function DescriptionField() {
  const [previewMarkup] = usePreviewMarkupMutation();
  const { commentMaxLength } = useAppSelector(selectSettings);
  return (
    <MarkupField
      name="description"
      formatName="descriptionFormat"
      label={editMessages.description}
      maxLength={commentMaxLength}
      onPreview={(text) => previewMarkup({ text }).unwrap()}
    />
  );
}
