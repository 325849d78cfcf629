import { formSchema } from '@/forms/formSchema';
import { option, optionalMultiLine, requiredText } from '@/forms/schema';
import type { TextFormat } from '@/protocol/enums';
import { maxLengths } from '@/protocol/limits';

const name = requiredText(maxLengths.name);

export const projectNameSchema = formSchema({ name });

/** A new project with a description of at most as many characters as the server's settings say. */
export function newProjectSchema(descriptionMaxLength: number) {
  return formSchema({
    name,
    description: optionalMultiLine(descriptionMaxLength),
    descriptionFormat: option<TextFormat>(),
  });
}
