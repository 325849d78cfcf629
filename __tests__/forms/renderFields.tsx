import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { FormPage } from '@/forms/FormPage';
import type { FormSchema } from '@/forms/formSchema';
import { renderForm } from './renderForm';

/** Shows fields in a form; `submit` presses OK and gives the values that were sent, null if none were. */
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
      takesFocus={false}
    >
      {fields}
    </FormPage>,
  );
  return { ...view, submit: () => submit(view.user).then(() => sent) };
}

async function submit(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'OK' }));
}
