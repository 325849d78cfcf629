import type { ReactNode } from 'react';
import { issueChangesApi } from '@/api/endpoints/issueChanges';
import { selectSettings } from '@/entities/session';
import { useAppSelector } from '@/store/hooks';
import { useSave } from '@/saving/useSave';
import type { FieldText } from '../fieldText';
import { formatNameOf } from '../schema';
import { MarkupField } from './MarkupField';

interface FormattedTextFieldProps {
  /** The field of the text; that of its format has the name of `formattedText`. */
  name: string;
  label: FieldText;
  isRequired?: boolean;
  /** Beside what it is about, in an `InlineForm`. */
  isInline?: boolean;
  /** What else belongs to the text. */
  children?: ReactNode;
}

/** A description or comment and its format: as long as the settings of the server allow, and previewed by it. */
export function FormattedTextField(props: FormattedTextFieldProps) {
  const previewMarkup = useSave(issueChangesApi.endpoints.previewMarkup);
  const { commentMaxLength } = useAppSelector(selectSettings);
  return (
    <MarkupField
      {...props}
      formatName={formatNameOf(props.name)}
      maxLength={commentMaxLength}
      onPreview={(text) => previewMarkup({ text })}
    />
  );
}
