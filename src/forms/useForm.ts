import { useFormik } from 'formik';
import {
  type RefObject,
  useCallback,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { selectIsAuthenticated } from '@/entities/session';
import type { ApiError } from '@/protocol/apiError';
import { isOutcomeUnknown } from '@/saving/saveOutcome';
import { useAppStore } from '@/store/hooks';
import { useAnnounce } from '@/ui/Announcements';
import { mergeDraft } from './draftValues';
import { useFieldText } from './fieldText';
import type { FieldWords } from './fieldWords';
import { focusFirstButton, focusFirstControl, focusFirstProblem } from './formFocus';
import type { FieldProblems } from './fieldProblem';
import { reasonOf } from './formReason';
import type { FormSchema } from './formSchema';
import type { FormFrame } from './FormFrameContext';
import type { FormSource } from './formSource';
import { createFormValues } from './formValues';
import { withTheirs } from './conflicts';
import { formMessages, formSentences } from './messages';
import { problemText } from './problemText';
import { useFormKeeper } from './useFormContent';
import { useFormDraft } from './useFormDraft';
import {
  type FieldOfError,
  type FormError,
  type SavedForm,
  useFormSubmission,
} from './useFormSubmission';
import { useKeptValues } from './useKeptValues';
import { useLeaveByEscape } from './useLeaveByEscape';
import { useSubmitShortcut } from './useSubmitShortcut';
import { useTakesLong } from './useTakesLong';

const noProblems: FieldProblems = {};

/** What every form says about itself, wherever it stands. */
export interface FormProps<Values extends object, Saved, Sent = Values> {
  /** Read once, when the form opens. */
  initialValues: Values;
  /** What is wrong with them, where they come from elsewhere; read once as well. */
  initialProblems?: FieldProblems;
  schema: FormSchema<Values, Sent>;
  /** Sends what the schema made of the values. Rejects with `ApiError`, as `useSave` does. */
  onSubmit: (sent: Sent) => Promise<Saved>;
  /** Refusals that belong to a field: `{ FolderAlreadyExists: 'name' }`. */
  fieldOfError?: FieldOfError<Values>;
  /** A refusal the page deals with itself; true when it did. */
  onRefused?: (error: ApiError) => boolean;
  /**
   * For every form that edits something: what it would be made of at this moment. Nothing is sent when nothing was
   * edited, nor, before the user has seen it, over what somebody else has saved since. Other fields that somebody else
   * changed keep their values, and the user is told.
   */
  edits?: FormSource<Values> | undefined;
  /** Only what was edited is sent: other fields may have been changed by others. */
  sendsChanges?: boolean;
  /**
   * Once it is saved: names of what others have changed meanwhile of the same thing, beside its fields; later where they
   * are known only when the form is gone. Told with the fields that the others have changed. Null where nothing was saved,
   * which is told elsewhere.
   */
  keptBeside?: (saved: Saved) => readonly string[] | Promise<readonly string[]> | null;
  /** Puts the cursor into the first field; by default so. Not where that is preceded by much that is no field. */
  takesFocus?: boolean;
  /** The text field to put it into instead, if it is shown. */
  focusField?: string | undefined;
  /** Which of several forms that stand here one after another; by default 0. */
  turn?: number;
  /** Keeps unsaved text for another day; by default so. */
  keepsDraft?: boolean;
  /** Goes on with what was left here earlier, without asking: for what one adds, where nothing stood before. Read once. */
  restoresDraft?: boolean;
  /** The page says how far it has come: a save that takes long is none to wonder about. */
  showsProgress?: boolean;
  /** Says what the form does: the verb of the window's title. */
  submitLabel: MessageDescriptor;
  /** What is filled into it, such as how many it is done to. */
  submitValues?: Readonly<Record<string, number>>;
}

/** What is between a form and the place it stands in. */
export interface FormPlace<Saved> {
  /** Raw path that what is typed is kept under. */
  draftPath: string;
  /** What is edited, where that is no window of its own. */
  label?: string;
  /** Esc throws away what was typed: for a value that is typed again in no time, and gives the old one back. */
  escapeDiscards?: boolean;
  /** Saved, or null as there was nothing to save. */
  onDone: (saved: { result: Saved } | null) => void;
  onLeave: () => void;
}

/** What a form on screen knows and what its buttons and notices do: its values, its save, its draft and its focus. */
export function useForm<Values extends object, Saved, Sent>(
  props: FormProps<Values, Saved, Sent>,
  { draftPath, label, escapeDiscards = false, onDone, onLeave }: FormPlace<Saved>,
  form: RefObject<HTMLFormElement | null>,
) {
  const { schema, takesFocus = true, focusField, turn = 0, keepsDraft = true } = props;
  const intl = useIntl();
  const text = useFieldText();
  const announce = useAnnounce();
  const { getState } = useAppStore();
  const idPrefix = useId();
  const [initialValues] = useState(props.initialValues);
  const [initialProblems] = useState(props.initialProblems ?? noProblems);
  const words = useRef(new Map<string, FieldWords>());
  const keeper = useFormKeeper(`${draftPath} ${String(turn)}`);
  const [firstValues] = useState(() => mergeDraft(initialValues, keeper.read()?.values ?? {}));

  const formik = useFormik<Values>({
    initialValues: firstValues,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: (values, { setValues }) => {
      typed.note();
      return submission.submit(values, (next) => setValues(next, false));
    },
  });
  const { setFieldValue, isSubmitting } = formik;
  const [values] = useState(() => createFormValues(formik.values));
  const typed = useKeptValues(keeper, {
    values: formik.values,
    initialValues,
    secretFields: schema.secretFields,
    setValues: (next) => formik.setValues(next, false),
  });
  const draft = useFormDraft({
    keeper,
    values: formik.values,
    initialValues,
    isOfPast: typed.isOfPast,
    secretFields: schema.secretFields,
    path: draftPath,
    isOn: keepsDraft,
  });
  const submission = useFormSubmission<Values, Sent, Saved>({
    keeper,
    schema,
    initialValues,
    initialProblems,
    onSubmit: props.onSubmit,
    fieldOfError: props.fieldOfError ?? {},
    source: props.edits,
    sendsChanges: props.sendsChanges ?? false,
    wordsOf: (name) => words.current.get(name),
    onRefused: props.onRefused,
    onRefusedLate: tellLate,
    onDone: (saved) => {
      draft.end();
      typed.forget();
      onDone(saved && { result: saved.result });
      if (saved) void tellKept(saved);
    },
  });
  const takesLong = useTakesLong(formik.isSubmitting && props.showsProgress !== true);
  const {
    problems,
    error,
    meanwhile,
    takeNote,
    prepareRetry,
    stopWaiting,
    clearProblem,
    showProblems,
  } = submission;

  // External system: what fields read. What one types is there already; this is what a draft or a save has put in.
  useLayoutEffect(() => {
    values.follow(formik.values);
  }, [values, formik.values]);

  const setValue = useCallback(
    (name: string, value: unknown) => {
      if (isSubmitting) return;
      values.note(name, value);
      void setFieldValue(name, value, false);
    },
    [values, setFieldValue, isSubmitting],
  );

  useSubmitShortcut(form);
  const { isHeldUp, handleEscape } = useLeaveByEscape(form, {
    isBusy: formik.isSubmitting,
    keep: () => {
      if (!escapeDiscards) return draft.keep();
      draft.end();
      return true;
    },
    onLeave,
  });

  // External system: the document's focus. Before anybody can type, so that no key is lost or goes elsewhere.
  useLayoutEffect(() => {
    if (takesFocus) focusFirstControl(form.current, focusField);
  }, [form, takesFocus, focusField]);
  /** Screen readers say what is wrong with a field when one comes to it. */
  const tellProblem = useEffectEvent(({ id }: HTMLElement) => {
    const name = id.slice(idPrefix.length + 1);
    const problem = problems[name];
    if (!problem) return;
    const label = words.current.get(name)?.label;
    const parts = [...(label ? [text(label)] : []), problemText(intl, problem)];
    announce(parts.join(': '));
  });
  useLayoutEffect(() => {
    // Where a form begins wrong, one begins at its first field all the same.
    const isNew = problems !== initialProblems;
    if (!isNew || Object.keys(problems).length === 0) return;
    const stayedAt = focusFirstProblem(form.current);
    if (stayedAt) tellProblem(stayedAt);
  }, [form, problems, initialProblems]);

  async function tellKept({ kept, result }: SavedForm<Saved>) {
    const beside = props.keptBeside ? props.keptBeside(result) : [];
    if (!beside) return;
    const fields = kept.map(text);
    // What is said before the form is left goes with it.
    await Promise.resolve();
    if (!(beside instanceof Promise)) {
      tellNames([...fields, ...beside]);
      return;
    }
    tellNames(fields);
    const later = await beside;
    if (later.length > 0) tellNames([...fields, ...later]);
  }

  function tellNames(names: readonly string[]) {
    if (names.length === 0) return;
    announce(intl.formatMessage(formSentences.keptTheirs, { names: names.join(', ') }), true);
  }

  function tellLate(error: FormError) {
    const reason = intl.formatMessage(reasonOf(error, selectIsAuthenticated(getState())));
    const parts = [
      isOutcomeUnknown(error) ? reason : intl.formatMessage(formSentences.notSaved, { reason }),
      label,
      draft.isKept() && intl.formatMessage(formMessages.draftKept),
    ];
    announce(parts.filter(Boolean).join(' · '), true);
  }

  function handleRetry() {
    // What was pressed goes with the message.
    focusFirstButton(form.current);
    void formik.submitForm();
  }

  async function handleRetryInNewSession() {
    focusFirstButton(form.current);
    if (await prepareRetry()) await formik.submitForm();
  }

  function handleStop() {
    focusFirstButton(form.current);
    stopWaiting();
  }

  const describeField = useCallback((name: string, ownWords: FieldWords) => {
    words.current.set(name, ownWords);
    return () => {
      words.current.delete(name);
    };
  }, []);

  async function handleMeanwhile(isTheirs: boolean) {
    if (!meanwhile) return;
    takeNote(meanwhile);
    // What the user left alone is not turned back.
    const taken = meanwhile.changes.filter(({ isEdited }) => isTheirs || !isEdited);
    await formik.setValues(withTheirs(formik.values, taken), false);
    // What was pressed goes with the notice.
    if (isTheirs) {
      focusFirstControl(form.current, focusField);
    } else {
      focusFirstButton(form.current);
      await formik.submitForm();
    }
  }

  function answerDraft(isDropped: boolean) {
    draft.answerOffer(isDropped);
    // What was pressed goes with the offer.
    focusFirstControl(form.current, focusField);
  }

  const { end: endDraft } = draft;
  // The same while one types, or the buttons would be rendered with every letter.
  const handleCancel = useCallback(() => {
    if (escapeDiscards) endDraft();
    onLeave();
  }, [escapeDiscards, endDraft, onLeave]);

  function handleRestore() {
    if (draft.offer) void formik.setValues(mergeDraft(formik.values, draft.offer.values));
    answerDraft(false);
  }

  function handleDiscard() {
    answerDraft(true);
  }

  const restore = useEffectEvent(() => {
    if (props.restoresDraft && draft.offer) handleRestore();
  });
  // External system: the browser's storage. Before anybody sees the offer that is taken here.
  useLayoutEffect(() => {
    restore();
  }, []);

  // The same while one types, or every field would be rendered with every letter.
  const frame = useMemo(
    (): FormFrame => ({
      keeper,
      values,
      setValue,
      problems,
      isBusy: isSubmitting,
      idPrefix,
      clearProblem,
      describeField,
      showProblems,
    }),
    [
      keeper,
      values,
      setValue,
      problems,
      isSubmitting,
      idPrefix,
      clearProblem,
      describeField,
      showProblems,
    ],
  );

  return {
    formik,
    frame,
    error,
    meanwhile,
    draftOffer: draft.offer,
    takesLong,
    isHeldUp,
    handleRetry,
    handleRetryInNewSession,
    handleStop,
    handleMeanwhile,
    handleCancel,
    handleRestore,
    handleDiscard,
    handleEscape,
  };
}

/** What the notices of a form need of it. */
export type FormNews = Omit<ReturnType<typeof useForm>, 'formik'>;
