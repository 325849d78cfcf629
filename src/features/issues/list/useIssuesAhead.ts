import { useCallback, useEffect, useMemo, useRef } from 'react';
import { shallowEqual } from 'react-redux';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import {
  aheadSize,
  askAhead,
  type CallOff,
  placesOf,
  selectAnswersAhead,
  selectBegunArg,
} from './issuesAhead';

/**
 * Issues by their places in a list that is on its way: those one has jumped to are asked for at once, beside the slices
 * of the list. Who leaves it calls that off.
 *
 * @param known - how many there are from the start on
 */
export function useIssuesAhead(known: number) {
  const dispatch = useAppDispatch();
  const arg = useAppSelector(selectBegunArg);
  const answers = useAppSelector(selectAnswersAhead, shallowEqual);
  const issues = useMemo(() => new Map(answers.flatMap(placesOf)), [answers]);
  // Once each: what could not be had, or is not there any more, comes with the whole list or not at all, and time travel
  // asks for nothing.
  const asked = useRef({ arg, offsets: new Set<number>() });
  const callOff = useRef<CallOff | null>(null);

  // External system: the request on its way.
  useEffect(
    () => () => {
      callOff.current?.();
    },
    [],
  );

  const want = useCallback(
    (index: number) => {
      if (asked.current.arg !== arg) asked.current = { arg, offsets: new Set() };
      const { offsets } = asked.current;
      const offset = index - ((index - known) % aheadSize);
      if (offsets.has(offset)) return;
      const sent = dispatch(askAhead(offset));
      if (!sent) return;
      offsets.add(offset);
      callOff.current = sent;
    },
    [arg, dispatch, known],
  );

  return { issues, want };
}
