import type { FormattedText } from '@/forms/schema';
import type { Answer } from '@/protocol/operations';

/** What the form of a comment holds. */
export type CommentValues = FormattedText<'comment'>;

/** A comment as its form shows it. */
export function toCommentValues({ text, format }: Answer<'loadComment'>): CommentValues {
  return { comment: text, commentFormat: format };
}
