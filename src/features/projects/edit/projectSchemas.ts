import { formSchema } from '@/forms/formSchema';
import { formattedText, optionalMultiLine, requiredText } from '@/forms/schema';
import { maxLengths } from '@/protocol/limits';

/** A new project with a description of at most as many characters as the server's settings say. */
export function newProjectSchema(descriptionMaxLength: number) {
  return formSchema({
    name: requiredText(maxLengths.name),
    ...formattedText('description', optionalMultiLine(descriptionMaxLength)),
  });
}
