import { FormikProvider, useFormik } from 'formik';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { ApiError } from '@/protocol/apiError';
import { DraftNotice } from './DraftNotice';
import { mergeDraft } from './drafts';
import { FormButtons } from './FormButtons';
import { FormErrorNotice } from './FormErrorNotice';
import { FormFrameContext } from './FormFrameContext';
import styles from './FormPage.module.css';
import { focusFirstButton, focusFirstControl, focusFirstProblem } from './formFocus';
import type { FormSchema } from './formSchema';
import { useFormDraft } from './useFormDraft';
import { useGoWhileOpen } from './useGoWhileOpen';
import { useSubmitShortcut } from './useSubmitShortcut';
import { type FieldOfError, useFormSubmission } from './useFormSubmission';

interface FormPageProps<Values extends object, Saved> {
  /** Read once, when the form opens. */
  initialValues: Values;
  schema: FormSchema<Values>;
  /** Sends the values, trimmed and in the user's formats. Rejects with `ApiError`, as `useSave` does. */
  onSubmit: (values: Values) => Promise<Saved>;
  /** Refusals that belong to a field: `{ FolderAlreadyExists: 'name' }`. */
  fieldOfError?: FieldOfError<Values>;
  /** A refusal the page deals with itself; true when it did. */
  onRefused?: (error: ApiError) => boolean;
  /** Raw path that Cancel leads to, and OK too unless `onSaved` names another. */
  backTo: string;
  onSaved?: (saved: Saved) => string;
  /** Sends nothing when nothing differs from the initial values: for every form that edits something. */
  skipUnchanged?: boolean;
  /** Puts the cursor into the first field; by default so. Not where that is preceded by much that is no field. */
  takesFocus?: boolean;
  /** The text field to put it into instead, if it is shown. */
  focusField?: keyof Values & string;
  /** Keeps unsaved text for another day; by default so. */
  keepsDraft?: boolean;
  okLabel?: MessageDescriptor;
  /** False as long as there is nothing to agree to; by default true. */
  hasOk?: boolean;
  /** For what cannot be undone. */
  isDangerous?: boolean;
  hasCancel?: boolean;
  /** Prompt and fields; as a function for fields that depend on what stands in others. */
  children: ReactNode | ((values: Values) => ReactNode);
}

/**
 * The frame of every form (screens 0.2, 12.9): checks, submits once, keeps what was typed whatever happens, puts errors
 * where they belong and returns to where the form was opened. Title and size are declared by the route.
 *
 * @example
 * <FormPage initialValues={{ name }} schema={folderSchema} backTo={projectPaths.projectDetails.url({ projectId })}
 *   onSubmit={({ name }) => renameFolder({ folderId, name })}
 *   fieldOfError={{ FolderAlreadyExists: 'name' }} skipUnchanged>
 *   <Prompt message={messages.renameFolderPrompt} values={{ name }} />
 *   <TextField name="name" label={commonMessages.name} maxLength={maxLengths.name} isRequired />
 * </FormPage>
 */
export function FormPage<Values extends object, Saved>(props: FormPageProps<Values, Saved>) {
  const { schema, backTo, takesFocus = true, focusField, keepsDraft = true, children } = props;
  const go = useGoWhileOpen();
  const idPrefix = useId();
  const form = useRef<HTMLFormElement>(null);
  const [initialValues] = useState(props.initialValues);

  const formik = useFormik<Values>({
    initialValues,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: (values, { setValues }) =>
      submission.submit(values, (next) => setValues(next, false)),
  });
  const draft = useFormDraft({
    values: formik.values,
    initialValues,
    secretFields: schema.secretFields,
    isOn: keepsDraft,
  });
  const submission = useFormSubmission<Values, Saved>({
    schema,
    initialValues,
    onSubmit: props.onSubmit,
    fieldOfError: props.fieldOfError ?? {},
    skipUnchanged: props.skipUnchanged ?? false,
    onRefused: props.onRefused,
    onDone: (saved) => {
      draft.end();
      go(saved && props.onSaved ? props.onSaved(saved.result) : backTo);
    },
  });
  const { problems, error, prepareRetry, clearProblem, showProblems } = submission;

  useSubmitShortcut(form);

  // External system: the document's focus. Before anybody can type, so that no key is lost or goes elsewhere.
  useLayoutEffect(() => {
    if (takesFocus) focusFirstControl(form.current, focusField);
  }, [takesFocus, focusField]);
  useLayoutEffect(() => {
    if (Object.keys(problems).length > 0) focusFirstProblem(form.current);
  }, [problems]);

  function handleRetry() {
    // What was pressed goes with the message.
    focusFirstButton(form.current);
    void formik.submitForm();
  }

  async function handleRetryInNewSession() {
    focusFirstButton(form.current);
    if (await prepareRetry()) await formik.submitForm();
  }

  function answerDraft(isDropped: boolean) {
    draft.answerOffer(isDropped);
    // What was pressed goes with the offer.
    focusFirstControl(form.current, focusField);
  }

  function handleRestore() {
    if (draft.offer) void formik.setValues(mergeDraft(formik.values, draft.offer.values));
    answerDraft(false);
  }

  return (
    <FormikProvider value={formik}>
      <FormFrameContext
        value={{ problems, isBusy: formik.isSubmitting, idPrefix, clearProblem, showProblems }}
      >
        <form
          className={styles['form']}
          ref={form}
          noValidate
          aria-busy={formik.isSubmitting}
          data-dangerous={props.isDangerous}
          onSubmit={formik.handleSubmit}
        >
          {error && (
            <FormErrorNotice
              error={error}
              onRetry={handleRetry}
              onRetryInNewSession={() => void handleRetryInNewSession()}
            />
          )}
          {draft.offer && (
            <DraftNotice
              draft={draft.offer}
              onRestore={handleRestore}
              onDiscard={() => {
                answerDraft(true);
              }}
            />
          )}
          {typeof children === 'function' ? children(formik.values) : children}
          <FormButtons
            isBusy={formik.isSubmitting}
            isDangerous={props.isDangerous ?? false}
            okLabel={props.okLabel}
            hasOk={props.hasOk ?? true}
            onCancel={
              props.hasCancel === false
                ? undefined
                : () => {
                    go(backTo);
                  }
            }
          />
        </form>
      </FormFrameContext>
    </FormikProvider>
  );
}
