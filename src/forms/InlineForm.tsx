import { FormikProvider } from 'formik';
import { type ReactNode, useRef } from 'react';
import { FormButtons } from './FormButtons';
import { FormFrameContext } from './FormFrameContext';
import { FormNotices } from './FormNotices';
import styles from './FormPage.module.css';
import { useButtonsInSight } from './useButtonsInSight';
import { type FormPlace, type FormProps, useForm } from './useForm';

interface InlineFormProps<Values extends object, Saved, Sent>
  extends FormProps<Values, Saved, Sent>, FormPlace<Saved> {
  /** What is edited, for screen readers. */
  label: string;
  /** False while there is nothing to submit. */
  canSubmit?: boolean;
  /** What it does cannot be undone, or deletes. */
  isDangerous?: boolean;
  children: ReactNode;
}

/**
 * A form where its result stands, with all that `FormPage` does (decision 036): it checks, submits once, looks for lost
 * answers, shows what others changed and keeps what was typed as a draft. It goes nowhere: who shows it closes it.
 *
 * @example
 * <InlineForm label={title} initialValues={values} schema={schema} submitLabel={actionMessages.save}
 *   draftPath={issuePaths.addComment.url({ issueId })} onSubmit={save} onDone={close} onLeave={close}>
 *   <FormattedTextField name="comment" label={commentMessages.comment} isRequired isInline />
 * </InlineForm>
 */
export function InlineForm<Values extends object, Saved, Sent = Values>(
  props: InlineFormProps<Values, Saved, Sent>,
) {
  const { label, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const { formik, ...form } = useForm(props, props, element);
  useButtonsInSight(element);

  return (
    <FormikProvider value={formik}>
      <FormFrameContext value={form.frame}>
        {/* Not on the document, which the window around hears before: Esc pressed here leaves the form only. */}
        <div
          role="presentation"
          onKeyDown={({ nativeEvent }) => {
            form.handleEscape(nativeEvent);
          }}
        >
          <form
            className={styles['form']}
            ref={element}
            noValidate
            aria-label={label}
            aria-busy={formik.isSubmitting}
            onSubmit={formik.handleSubmit}
          >
            <FormNotices form={form} />
            {children}
            <FormButtons
              isInline
              isBusy={formik.isSubmitting}
              isSlow={form.takesLong}
              isHeldUp={form.isHeldUp}
              isDangerous={props.isDangerous ?? false}
              submitLabel={props.submitLabel}
              submitValues={props.submitValues}
              canSubmit={props.canSubmit ?? true}
              onCancel={form.handleCancel}
            />
          </form>
        </div>
      </FormFrameContext>
    </FormikProvider>
  );
}
