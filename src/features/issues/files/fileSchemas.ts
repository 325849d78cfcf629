import { type FormSchema, formSchema } from '@/forms/formSchema';
import { fileName, optionalText, requiredFile } from '@/forms/schema';
import { maxLengths } from '@/protocol/limits';

/** What can be changed of a file. */
interface FileValues {
  name: string;
  description: string;
}

const fields = {
  name: fileName(maxLengths.fileName),
  description: optionalText(maxLengths.fileDescription),
};

export const fileSchema = formSchema(fields);

/** A file of at most as many bytes as the server's settings say. */
export function newFileSchema(
  maxSize: number,
): FormSchema<FileValues & { file: File | null }, FileValues & { file: File }> {
  return formSchema({ file: requiredFile(maxSize), ...fields });
}
