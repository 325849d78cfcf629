import { formSchema } from '@/forms/formSchema';
import { formattedText, optionalMultiLine, requiredText } from '@/forms/schema';
import { maxLengths } from '@/protocol/limits';

const name = requiredText(maxLengths.name);

export const projectNameSchema = formSchema({ name });

/** A new project with a description of at most as many characters as the server's settings say. */
export function newProjectSchema(descriptionMaxLength: number) {
  return formSchema({
    name,
    ...formattedText('description', optionalMultiLine(descriptionMaxLength)),
  });
}
