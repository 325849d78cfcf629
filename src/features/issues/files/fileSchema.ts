import { formSchema } from '@/forms/formSchema';
import { fileName, optionalText } from '@/forms/schema';
import { maxLengths } from '@/protocol/limits';

/** What can be changed of a file. */
export const fileSchema = formSchema({
  name: fileName(maxLengths.fileName),
  description: optionalText(maxLengths.fileDescription),
});
