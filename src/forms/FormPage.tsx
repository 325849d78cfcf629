import { FormikProvider } from 'formik';
import { useRef } from 'react';
import { FormButtons } from './FormButtons';
import { FormFrameContext } from './FormFrameContext';
import { FormNotices } from './FormNotices';
import styles from './FormPage.module.css';
import { type FormPageProps, useFormPage } from './useFormPage';

/**
 * The frame of every form (screens 12.9, A0.2): checks, submits once, keeps what was typed whatever happens, puts errors
 * where they belong and returns to where the form was opened. Title and size are declared by the route.
 *
 * @example
 * <FormPage initialValues={{ name }} schema={folderSchema} backTo={projectPaths.projectDetails.url({ projectId })}
 *   submitLabel={actionMessages.rename} onSubmit={({ name }) => renameFolder({ folderId, name })}
 *   fieldOfError={{ FolderAlreadyExists: 'name' }} edits={formSource(folderQuery(params), ({ name }) => ({ name }))}>
 *   <Prompt message={messages.renameFolderPrompt} values={{ name }} />
 *   <TextField name="name" label={commonMessages.name} maxLength={maxLengths.name} isRequired />
 * </FormPage>
 */
export function FormPage<Values extends object, Saved, Sent = Values>(
  props: FormPageProps<Values, Saved, Sent>,
) {
  const { children } = props;
  const form = useRef<HTMLFormElement>(null);
  const page = useFormPage(props, form);
  const { formik } = page;
  const isBusy = formik.isSubmitting;

  return (
    <FormikProvider value={formik}>
      <FormFrameContext value={page.frame}>
        <form
          className={styles['form']}
          ref={form}
          noValidate
          aria-busy={isBusy}
          data-dangerous={props.isDangerous}
          onSubmit={formik.handleSubmit}
        >
          <FormNotices form={page} />
          {typeof children === 'function' ? children(formik.values) : children}
          <FormButtons
            isBusy={isBusy}
            isSlow={page.takesLong}
            isHeldUp={page.isHeldUp}
            isDangerous={props.isDangerous ?? false}
            submitLabel={props.submitLabel}
            submitValues={props.submitValues}
            canSubmit={props.canSubmit ?? true}
            another={props.another}
            onSubmitPress={page.handleSubmitPress}
            onCancel={props.hasCancel === false ? undefined : page.handleCancel}
          />
        </form>
      </FormFrameContext>
    </FormikProvider>
  );
}
