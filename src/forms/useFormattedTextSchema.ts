import { useState } from 'react';
import { selectSettings } from '@/entities/session';
import { useAppSelector } from '@/store/hooks';
import { formSchema } from './formSchema';
import { formattedText, requiredMultiLine } from './schema';

/** The rules of a form that is one text with its format: as long as the server's settings say. */
export function useFormattedTextSchema<Name extends string>(name: Name) {
  const { commentMaxLength } = useAppSelector(selectSettings);
  const [schema] = useState(() =>
    formSchema(formattedText(name, requiredMultiLine(commentMaxLength))),
  );
  return schema;
}
