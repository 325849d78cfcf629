import { formSchema } from '@/forms/formSchema';
import { option, requiredMultiLine } from '@/forms/schema';
import type { TextFormat } from '@/protocol/enums';

/** A description of at most as many characters as the server's settings say. */
export function descriptionSchema(maxLength: number) {
  return formSchema({
    description: requiredMultiLine(maxLength),
    descriptionFormat: option<TextFormat>(),
  });
}
