import type { FormattedText } from '@/forms/schema';
import type { LoadedIssue } from '@/protocol/issues';
import { descriptionOf } from './descriptionQuery';

/** What the form of a description holds. */
export type DescriptionValues = FormattedText<'description'>;

/** Null when there is none any more, which is refused when it is saved. */
export function toDescriptionValues(issue: LoadedIssue): DescriptionValues | null {
  const description = descriptionOf(issue);
  return description && { description: description.text, descriptionFormat: description.format };
}
