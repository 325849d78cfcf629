import { useCallback, useRef, useState } from 'react';
import { renewToken } from '@/api/baseQueryToken';
import { selectUserId } from '@/entities/session';
import { type ApiError, toApiError } from '@/protocol/apiError';
import { ApiErrorCode, apiErrorName, type ApiErrorName } from '@/protocol/errorCodes';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { FieldProblems } from './fieldProblem';
import type { FormSchema } from './formSchema';
import { isSameValue } from './sameValues';

/** Why a form is not saved: what a call or a value met, or a session that now belongs to somebody else. */
export type FormError = ApiError | { kind: 'otherUser' };

/** Which field a refusal of the server belongs to, by the protocol's name of its code. */
export type FieldOfError<Values> = Readonly<Partial<Record<ApiErrorName, keyof Values & string>>>;

interface SubmissionOptions<Values extends object, Saved> {
  schema: FormSchema<Values>;
  initialValues: Values;
  onSubmit: (values: Values) => Promise<Saved>;
  fieldOfError: FieldOfError<Values>;
  skipUnchanged: boolean;
  onRefused: ((error: ApiError) => boolean) | undefined;
  /** Saved, or `null` as there was nothing to save. */
  onDone: (saved: { result: Saved } | null) => void;
}

/** Checks, sends, and sorts what goes wrong into fields and form; knows nothing of how it looks. */
export function useFormSubmission<Values extends object, Saved>({
  schema,
  initialValues,
  onSubmit,
  fieldOfError,
  skipUnchanged,
  onRefused,
  onDone,
}: SubmissionOptions<Values, Saved>) {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUserId);
  const [outcome, setOutcome] = useState<{ problems: FieldProblems; error: FormError | null }>({
    problems: {},
    error: null,
  });
  const running = useRef<Promise<void> | null>(null);

  function refuse(reason: unknown) {
    const error = toApiError(reason);
    if (error.kind === 'aborted') return;
    const code = error.kind === 'api' || error.kind === 'parse' ? error.code : undefined;
    const name = code === undefined ? undefined : apiErrorName(code);
    const field: unknown = name === undefined ? undefined : Reflect.get(fieldOfError, name);
    if (typeof field === 'string' && code !== undefined) {
      setOutcome({ problems: { [field]: { code } }, error: null });
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
    try {
      const checked = schema.check(values);
      await writeBack(checked.values);
      setOutcome({ problems: checked.problems, error: null });
      if (Object.keys(checked.problems).length > 0) return;
      if (skipUnchanged && isSameValue(checked.values, schema.check(initialValues).values)) {
        onDone(null);
      } else {
        onDone({ result: await onSubmit(checked.values) });
      }
    } catch (reason) {
      refuse(reason);
    }
  }

  /** Gets the token of the present session; true when a save may be repeated with it. */
  async function prepareRetry(): Promise<boolean> {
    switch (await dispatch(renewToken(userId))) {
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

  const clearProblem = useCallback((name: string) => {
    setOutcome((current) => ({
      ...current,
      problems: Object.fromEntries(
        Object.entries(current.problems).filter(([field]) => field !== name),
      ),
    }));
  }, []);

  const showProblems = useCallback((problems: FieldProblems) => {
    setOutcome({ problems, error: null });
  }, []);

  return { ...outcome, submit, prepareRetry, clearProblem, showProblems };
}
