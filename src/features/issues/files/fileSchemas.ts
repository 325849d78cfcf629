import type { FieldProblem } from '@/forms/fieldProblem';
import { formSchema } from '@/forms/formSchema';
import { fileName, optionalText, requiredFile } from '@/forms/schema';
import { maxLengths } from '@/protocol/limits';

/** What can be changed of a file. */
export const fileSchema = formSchema({
  name: fileName(maxLengths.fileName),
  description: optionalText(maxLengths.fileDescription),
});

/** Why the server would refuse what is in a file, of which it takes so many bytes; null for none is wrong as well. */
export function contentProblem(file: File | null, maxSize: number): FieldProblem | null {
  return formSchema({ file: requiredFile(maxSize) }).check({ file }).problems['file'] ?? null;
}
