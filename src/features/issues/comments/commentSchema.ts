import { formSchema } from '@/forms/formSchema';
import { option, requiredMultiLine } from '@/forms/schema';
import type { TextFormat } from '@/protocol/enums';

/** What the form of a comment holds. */
export interface CommentValues {
  comment: string;
  commentFormat: TextFormat;
}

/** A comment of at most as many characters as the server's settings say. */
export function commentSchema(maxLength: number) {
  return formSchema({
    comment: requiredMultiLine(maxLength),
    commentFormat: option<TextFormat>(),
  });
}
