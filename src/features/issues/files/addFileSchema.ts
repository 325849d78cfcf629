import { type FormSchema, formSchema } from '@/forms/formSchema';
import { fileName, optionalText, requiredFile } from '@/forms/schema';
import { maxLengths } from '@/protocol/limits';

/** What the form of a new file holds. */
export interface AddFileValues {
  file: File | null;
  name: string;
  description: string;
}

/** A file of at most as many bytes as the server's settings say. */
export function addFileSchema(
  maxSize: number,
): FormSchema<AddFileValues, AddFileValues & { file: File }> {
  return formSchema({
    file: requiredFile(maxSize),
    name: fileName(maxLengths.fileName),
    description: optionalText(maxLengths.fileDescription),
  });
}
