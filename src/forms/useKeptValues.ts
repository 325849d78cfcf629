import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { keepable, mergeDraft } from './draftValues';
import type { FormKeeper } from './formKeeper';
import { isSameValue } from './sameValues';
import { useFormContent } from './useFormContent';

/** How long one does not type before what was typed is noted: letters would crowd all else out of a recorded history. */
const pauseMs = 400;

interface KeptValuesOptions<Values> {
  values: Values;
  initialValues: Values;
  secretFields: readonly string[];
  setValues: (values: Values) => unknown;
}

/** Notes in the state what is typed, and puts into the form what a jump in time has put there. */
export function useKeptValues<Values extends object>(
  keeper: FormKeeper,
  { values, initialValues, secretFields, setValues }: KeptValuesOptions<Values>,
) {
  const kept = useFormContent(keeper, 'values');
  /** What this form has noted, or begun with. */
  const own = useRef(kept);
  const followed = useRef<Values | null>(null);

  function note() {
    const typed = keepable(values, secretFields);
    if (isSameValue(typed, own.current ?? keepable(initialValues, secretFields))) return;
    own.current = typed;
    keeper.note({ values: typed });
  }

  function forget() {
    own.current = undefined;
    keeper.forget();
  }

  const noteNow = useEffectEvent(note);
  const follow = useEffectEvent(() => {
    if (kept === own.current) return;
    own.current = kept;
    const begun = { ...values, ...keepable(initialValues, secretFields) };
    followed.current = mergeDraft(begun, kept ?? {});
    setValues(followed.current);
  });

  // External system: the clock.
  useEffect(() => {
    const timer = window.setTimeout(noteNow, pauseMs);
    return () => {
      window.clearTimeout(timer);
    };
  }, [values]);

  // External system: the state, which a jump in time replaces.
  useLayoutEffect(() => {
    follow();
  }, [kept]);

  return {
    /** At once: something else comes of it. */
    note,
    forget,
    /** Whether a jump has put in what stands in the form. */
    isOfPast: () => values === followed.current,
  };
}
