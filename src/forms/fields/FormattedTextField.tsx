import { issueChangesApi } from '@/api/endpoints/issueChanges';
import { selectSettings } from '@/entities/session';
import { useAppSelector } from '@/store/hooks';
import { useSave } from '@/saving/useSave';
import type { FieldText } from '../fieldText';
import { MarkupField } from './MarkupField';

interface FormattedTextFieldProps {
  name: string;
  /** The field that holds the text format. */
  formatName: string;
  label: FieldText;
  isRequired?: boolean;
}

/** A description or comment: as long as the settings of the server allow, and previewed by it. */
export function FormattedTextField(props: FormattedTextFieldProps) {
  const previewMarkup = useSave(issueChangesApi.endpoints.previewMarkup);
  const { commentMaxLength } = useAppSelector(selectSettings);
  return (
    <MarkupField
      {...props}
      maxLength={commentMaxLength}
      onPreview={(text) => previewMarkup({ text })}
    />
  );
}
