import { useCallback, useRef, useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { renewToken } from '@/api/csrfToken';
import { type ApiError, isRefusal, toApiError } from '@/protocol/apiError';
import { ApiErrorCode, apiErrorName, type ApiErrorName } from '@/protocol/errorCodes';
import { useAppDispatch } from '@/store/hooks';
import { isOutcomeUnknown, SavedBefore, TooMuch, WaitEnded } from '@/saving/saveOutcome';
import { callOffSaves } from '@/saving/sendSave';
import { hearBusy } from '@/saving/sendWhenFree';
import type { FieldProblems } from './fieldProblem';
import type { FormKeeper } from './formKeeper';
import { type FieldWords, wordsOfValue } from './fieldWords';
import type { FormSchema } from './formSchema';
import type { FormSource } from './formSource';
import type { FieldText } from './fieldText';
import { changesMeanwhile, type MeanwhileChange, withoutTheirs, withTheirs } from './conflicts';
import type { ShownChange } from './ConflictNotice';
import { isSameValue } from './sameValues';
import { useFormContent } from './useFormContent';

/**
 * Why a form is not saved: what a call or a value met, or
 *
 * - `noAnswer`: the user did not want to wait any longer
 * - `waitsForServer`: not yet, as the server is busy; it is sent again by itself
 * - `tooLarge`: there is more of something than the server takes, so it is not sent
 * - `savedBefore`: an attempt that seemed to fail was saved, and what is in the form differs from it
 */
export type FormError =
  ApiError | { kind: 'noAnswer' | 'savedBefore' | 'tooLarge' | 'waitsForServer' };

/** What somebody else saved while the form was open. */
interface Meanwhile<Values> {
  /** What the server has now, but for what the form goes on without; null where it has nothing. */
  known: Values | null;
  changes: readonly ShownChange[];
}

interface Outcome<Values> {
  problems: FieldProblems;
  error: FormError | null;
  meanwhile?: Meanwhile<Values>;
}

/** A form that can be sent, beside what the server may have had when it was read. */
interface ReadForm<Values, Sent> {
  values: Values;
  sent: Sent;
  held: readonly Values[];
}

/** The reasons of forms only. */
function ownKindOf(reason: unknown) {
  if (reason instanceof SavedBefore) return 'savedBefore';
  if (reason instanceof WaitEnded) return 'noAnswer';
  return reason instanceof TooMuch ? 'tooLarge' : null;
}

/**
 * Which field a refusal of the server belongs to, by the protocol's name of its code; with a text of its own where that
 * of the code does not say enough about this field.
 */
export type FieldOfError<Values> = Readonly<
  Partial<
    Record<
      ApiErrorName,
      (keyof Values & string) | { field: keyof Values & string; message: MessageDescriptor }
    >
  >
>;

interface SubmissionOptions<Values extends object, Sent, Saved> {
  keeper: FormKeeper;
  schema: FormSchema<Values, Sent>;
  initialValues: Values;
  initialProblems: FieldProblems;
  onSubmit: (sent: Sent) => Promise<Saved>;
  fieldOfError: FieldOfError<Values>;
  /** For forms that edit something: what they would be made of at this moment. */
  source: FormSource<Values> | undefined;
  /** Only what was edited is sent: other fields may have been changed by others. */
  sendsChanges: boolean;
  wordsOf: (name: string) => FieldWords | undefined;
  onRefused: ((error: ApiError) => boolean) | undefined;
  /** Refused when the form was on screen no longer: nobody sees what is noted there. */
  onRefusedLate: (error: FormError) => void;
  /** Saved, or `null` as there was nothing to save. */
  onDone: (saved: SavedForm<Saved> | null) => void;
}

/** What a save came to. */
export interface SavedForm<Saved> {
  result: Saved;
  /** The fields that others changed meanwhile and the user did not: what the others made of them stays. */
  kept: readonly FieldText[];
}

/** Checks, sends, and sorts what goes wrong into fields and form; knows nothing of how it looks. */
export function useFormSubmission<Values extends object, Sent, Saved>({
  keeper,
  schema,
  initialValues,
  initialProblems,
  onSubmit,
  fieldOfError,
  source,
  sendsChanges,
  wordsOf,
  onRefused,
  onRefusedLate,
  onDone,
}: SubmissionOptions<Values, Sent, Saved>) {
  const dispatch = useAppDispatch();
  const [outcome, setOutcome] = useOutcome<Values>(keeper, initialProblems);
  /** What the server had when the form was opened, or compared last. */
  const before = useRef(initialValues);
  /** What was sent since without an answer that says whether it was saved: the server may have any of it. */
  const tried = useRef<readonly Values[]>([]);
  /** By the names of the fields; of every attempt. */
  const kept = useRef(new Map<string, FieldText>());
  const running = useRef<Promise<void> | null>(null);
  const endWait = useRef<() => void>(() => undefined);
  /** Counts the saves that somebody waits for: of one before, nothing is sent any more. */
  const latest = useRef(0);

  function refuse(reason: unknown) {
    const kind = ownKindOf(reason);
    // What was thrown may be more than plain data.
    const error = { ...toApiError(reason) };
    if (kind === null && error.kind === 'aborted') return;
    if (keeper.isGone()) {
      onRefusedLate(kind ? { kind } : error);
      return;
    }
    if (kind) {
      setOutcome({ problems: {}, error: { kind } });
      return;
    }
    const code = error.kind === 'api' || error.kind === 'parse' ? error.code : undefined;
    const name = code === undefined ? undefined : apiErrorName(code);
    const place = name === undefined ? undefined : fieldOfError[name];
    if (place !== undefined && code !== undefined) {
      const { field, ...problem } =
        typeof place === 'string' ? { field: place, code } : { ...place };
      setOutcome({ problems: { [field]: problem }, error: null });
    } else if (!onRefused?.(error)) {
      setOutcome({ problems: {}, error });
    }
  }

  /** Whoever submits again meanwhile waits for the same end: the form is busy until then. */
  function submit(values: Values, writeBack: (values: Values) => Promise<unknown>) {
    running.current ??= run(values, writeBack).finally(() => {
      running.current = null;
    });
    return running.current;
  }

  async function run(values: Values, writeBack: (values: Values) => Promise<unknown>) {
    const stopHearing = dispatch(
      hearBusy(() => {
        setOutcome({ problems: {}, error: { kind: 'waitsForServer' } });
      }),
    );
    try {
      const held = [before.current, ...tried.current];
      const checked = schema.check(values, held);
      await writeBack(checked.values);
      setOutcome({ problems: checked.problems, error: null });
      if (checked.sent === null) return;
      if (source && held.every((one) => isSameValue(checked.values, schema.check(one).values))) {
        onDone(null);
        return;
      }
      const result = await Promise.race([
        compareAndSend({ values: checked.values, sent: checked.sent, held }, writeBack),
        waitForEnd(),
      ]);
      if (!result) return;
      // The form may stay.
      setOutcome((now) =>
        now.error?.kind === 'waitsForServer' ? { problems: {}, error: null } : now,
      );
      onDone(result);
    } catch (reason) {
      refuse(reason);
    } finally {
      stopHearing();
    }
  }

  /**
   * Sends the values with what somebody else made of the fields that the user left alone. Nothing is sent when both
   * changed the same field, or when the form cannot be saved with both: the user decides then.
   */
  async function compareAndSend(
    form: ReadForm<Values, Sent>,
    writeBack: (values: Values) => Promise<unknown>,
    isRepeated = false,
  ): Promise<SavedForm<Saved> | null> {
    const own = latest.current;
    const theirs = source ? await dispatch(source) : null;
    if (own !== latest.current) throw new WaitEnded();
    const changes = theirs ? changesBy(theirs, form) : [];
    const both = withTheirsBeside(form, changes);
    // Of what is not sent, nothing is overwritten: it is not told, and the form goes on without it.
    const untold = changes.filter(({ isEdited }) => sendsChanges && !isEdited);
    const known = theirs && withoutTheirs(theirs, untold);
    if (!both && keeper.isGone()) {
      onRefusedLate({ kind: 'api', code: ApiErrorCode.TransactionDeadlock });
      return null;
    }
    if (!both) {
      const told = changes.filter((change) => !untold.includes(change)).map(inWords);
      setOutcome({ problems: {}, error: null, meanwhile: { known, changes: told } });
      return null;
    }
    for (const { name, label } of changes.map(inWords)) kept.current.set(name, label);
    know(known);
    if (both !== form) await writeBack(both.values);
    try {
      return await send(both);
    } catch (reason) {
      // Somebody may have saved between the comparison and the save, which the server has refused then.
      const isLate = source && isRefusal(reason, ApiErrorCode.TransactionDeadlock);
      if (!isLate || isRepeated) throw reason;
      return compareAndSend(both, writeBack, true);
    }
  }

  function changesBy(theirs: Values, { values: mine, held }: ReadForm<Values, Sent>) {
    // Other clients write the same in other ways, such as with more spaces.
    const asWritten = (values: Values) => schema.check(values).values;
    const [first = theirs, ...others] = held.map(asWritten);
    return changesMeanwhile({ before: first, tried: others, theirs: asWritten(theirs), mine });
  }

  async function send({ values, sent }: ReadForm<Values, Sent>): Promise<SavedForm<Saved>> {
    const own = latest.current;
    tried.current = [...tried.current, values];
    try {
      const result = await onSubmit(sent);
      // The form may stay.
      if (own === latest.current) know(values);
      return { result, kept: [...kept.current.values()] };
    } catch (reason) {
      if (!isOutcomeUnknown(reason)) tried.current = tried.current.filter((one) => one !== values);
      throw reason;
    }
  }

  /** From here on the form is compared with this. */
  function know(values: Values | null) {
    if (!values) return;
    before.current = values;
    tried.current = [];
  }

  /** What to send when others have changed other fields; null when the user has to decide. */
  function withTheirsBeside(
    form: ReadForm<Values, Sent>,
    changes: readonly MeanwhileChange[],
  ): ReadForm<Values, Sent> | null {
    // What has no name on the screen cannot be told.
    if (changes.some(({ name, isEdited }) => isEdited || !wordsOf(name))) return null;
    if (sendsChanges || changes.length === 0) return form;
    const held = form.held.map((one) => withTheirs(one, changes));
    const { values, sent } = schema.check(withTheirs(form.values, changes), held);
    return sent === null ? null : { values, sent, held };
  }

  function inWords(change: MeanwhileChange): ShownChange {
    const words = wordsOf(change.name);
    return {
      ...change,
      label: words?.label ?? '',
      beforeText: wordsOfValue(change.before, words),
      theirText: wordsOfValue(change.theirs, words),
      myText: wordsOfValue(change.mine, words),
    };
  }

  /** The user has seen what somebody else saved: from here on only later changes count. */
  function takeNote({ known }: Meanwhile<Values>) {
    know(known);
    setOutcome({ problems: {}, error: null });
  }

  /** Rejects when the user does not want to wait any longer. */
  function waitForEnd(): Promise<never> {
    return new Promise((_resolve, reject) => {
      endWait.current = () => {
        reject(new WaitEnded());
      };
    });
  }

  /** Ends a save without an answer; it may have been carried out. */
  function stopWaiting() {
    latest.current += 1;
    endWait.current();
    dispatch(callOffSaves());
  }

  /** Gets the token of the present session; true when a save may be repeated with it. */
  async function prepareRetry(): Promise<boolean> {
    switch (await dispatch(renewToken())) {
      case 'renewed':
        return true;
      case 'otherUser':
        setOutcome({ problems: {}, error: { kind: 'otherUser' } });
        return false;
      case 'loggedOut':
        setOutcome({ problems: {}, error: { kind: 'api', code: ApiErrorCode.LoginRequired } });
        return false;
      case 'unreachable':
        setOutcome({ problems: {}, error: { kind: 'network' } });
        return false;
    }
  }

  const clearProblem = useCallback(
    (name: string) => {
      setOutcome((current) => {
        if (!(name in current.problems)) return current;
        const others = Object.entries(current.problems).filter(([field]) => field !== name);
        return { ...current, problems: Object.fromEntries(others) };
      });
    },
    [setOutcome],
  );

  const showProblems = useCallback(
    (problems: FieldProblems) => {
      setOutcome({ problems, error: null });
    },
    [setOutcome],
  );

  return { ...outcome, submit, takeNote, stopWaiting, prepareRetry, clearProblem, showProblems };
}

const nothing: Outcome<unknown> = { problems: {}, error: null };

/** What the last save came to, kept with what stands in the form. */
function useOutcome<Values>(keeper: FormKeeper, initialProblems: FieldProblems) {
  const [first] = useState((): Outcome<Values> => ({ problems: initialProblems, error: null }));
  // Noted by this form, now or at the moment that a jump has brought back.
  const outcome = (useFormContent(keeper, 'outcome') as Outcome<Values> | undefined) ?? first;

  const setOutcome = useCallback(
    (next: Outcome<Values> | ((current: Outcome<Values>) => Outcome<Values>)) => {
      const current = (keeper.read()?.outcome as Outcome<Values> | undefined) ?? first;
      const changed = typeof next === 'function' ? next(current) : next;
      // The same once more is news, but for nothing at all.
      const isNothing = [changed, current].every((one) => isSameValue(one, nothing));
      if (changed !== current && !isNothing) keeper.note({ outcome: changed });
    },
    [keeper, first],
  );

  return [outcome, setOutcome] as const;
}
