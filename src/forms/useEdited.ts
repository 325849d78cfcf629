import { useRef, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { askAgain } from '@/windows/askAgain';
import type { ScreenQuery } from '@/windows/screenQuery';
import { useLoaded } from '@/windows/useLoaded';
import type { FormSource } from './formSource';
import { isSameValue } from './sameValues';

/** What a thing has beside the fields of a form, as the form is told of it. */
export interface BesideField {
  label: MessageDescriptor;
  value: unknown;
}

/** What a form takes of the thing that it edits. */
export interface Edited<Values> {
  initialValues: Values;
  edits: FormSource<Values>;
  /** Names of what others have changed beside the fields. */
  keptBeside: () => readonly string[];
}

/**
 * What a form edits: what it begins with and, later, what it would be made of then. Both come from one of the queries of
 * its page, and so does what the same answer says of the thing beside the fields.
 *
 * @example <FormPage {...useEdited(folderQuery(params), ({ name }) => ({ name }))} …>
 */
export function useEdited<Answer, Values>(
  query: ScreenQuery<Answer>,
  toValues: (answer: Answer) => Values,
  toBeside: (answer: Answer) => readonly BesideField[] = () => [],
): Edited<Values> {
  const intl = useIntl();
  const loaded = useLoaded(query);
  const [begun] = useState(() => toBeside(loaded));
  const latest = useRef(begun);
  return {
    initialValues: toValues(loaded),
    edits: async (dispatch) => {
      const answer = await dispatch(askAgain(query));
      latest.current = toBeside(answer);
      return toValues(answer);
    },
    keptBeside: () =>
      latest.current
        .filter(({ value }, index) => !isSameValue(value, begun[index]?.value))
        .map(({ label }) => intl.formatMessage(label)),
  };
}
