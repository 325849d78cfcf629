import { useState } from 'react';
import { selectSettings } from '@/entities/session';
import { formSchema } from '@/forms/formSchema';
import { formattedText, requiredMultiLine } from '@/forms/schema';
import { useAppSelector } from '@/store/hooks';

/** The rules of a description: as long as the server's settings say. */
export function useDescriptionSchema() {
  const { commentMaxLength } = useAppSelector(selectSettings);
  const [schema] = useState(() =>
    formSchema(formattedText('description', requiredMultiLine(commentMaxLength))),
  );
  return schema;
}
