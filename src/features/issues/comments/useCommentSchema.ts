import { useState } from 'react';
import { selectSettings } from '@/entities/session';
import { formSchema } from '@/forms/formSchema';
import { formattedText, requiredMultiLine } from '@/forms/schema';
import { useAppSelector } from '@/store/hooks';

/** The rules of a comment: as long as the server's settings say. */
export function useCommentSchema() {
  const { commentMaxLength } = useAppSelector(selectSettings);
  const [schema] = useState(() =>
    formSchema(formattedText('comment', requiredMultiLine(commentMaxLength))),
  );
  return schema;
}
