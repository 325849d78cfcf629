import type { ScreenQuery } from '@/windows/screenQuery';
import { useLoaded } from '@/windows/useLoaded';
import { type FormSource, formSource } from './formSource';

/**
 * What a form edits: what it begins with and, later, what it would be made of then. Both come from one of the queries of
 * its page.
 *
 * @example <FormPage {...useEdited(folderQuery(params), ({ name }) => ({ name }))} …>
 */
export function useEdited<Answer, Values>(
  query: ScreenQuery<Answer>,
  toValues: (answer: Answer) => Values,
): { initialValues: Values; edits: FormSource<Values> } {
  return { initialValues: toValues(useLoaded(query)), edits: formSource(query, toValues) };
}
