import type { ReactNode } from 'react';
import { submitForm } from '@tests/support/forms';
import { FormPage } from '@/forms/FormPage';
import type { FormSchema } from '@/forms/formSchema';
import { actionMessages } from '@/i18n/actionMessages';
import { renderForm } from './renderForm';

/** Shows fields in a form; `submit` saves and gives the values that were sent, null if none were, as `sent` does later. */
export function renderFields<Values extends object>(
  initialValues: Values,
  schema: FormSchema<Values>,
  fields: ReactNode,
) {
  let sent: Values | null = null;
  const view = renderForm(
    <FormPage
      initialValues={initialValues}
      schema={schema}
      onSubmit={(values) => {
        sent = values;
        return Promise.resolve();
      }}
      backTo="/back"
      submitLabel={actionMessages.save}
      takesFocus={false}
    >
      {fields}
    </FormPage>,
  );
  return { ...view, sent: () => sent, submit: () => submitForm(view.user).then(() => sent) };
}
