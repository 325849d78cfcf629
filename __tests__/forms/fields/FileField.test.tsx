import { act, screen, waitFor } from '@testing-library/react';
import { submitButton } from '@tests/support/forms';
import { FileField } from '@/forms/fields/FileField';
import { FormPage } from '@/forms/FormPage';
import { actionMessages } from '@/i18n/actionMessages';
import { formSchema } from '@/forms/formSchema';
import { requiredFile } from '@/forms/schema';
import { renderFields } from '../renderFields';
import { renderForm } from '../renderForm';

const limit = 1_048_576;
const schema = formSchema({ file: requiredFile(limit) });
const field = <FileField name="file" label="File" maxSize={limit} isRequired />;

const show = () => renderFields<{ file: File | null }>({ file: null }, schema, field);

const input = () => screen.getByLabelText(/^File \*/);
const aFile = (name = 'notes.txt', size = 1536) =>
  new File([new Uint8Array(size)], name, { type: 'text/plain' });

test('a file of one byte is told as one', async () => {
  const { user } = show();

  await user.upload(input(), aFile('notes.txt', 1));

  expect(screen.getByText('notes.txt, 1 byte')).toBeVisible();
});

test('a chosen file is shown and sent', async () => {
  const { user, submit } = show();
  const file = aFile();

  await user.upload(input(), file);

  expect(screen.getByText('notes.txt, 1.5 kB')).toBeVisible();
  expect(await submit()).toEqual({ file });
});

test('without a file nothing is sent', async () => {
  const { user, submit } = show();

  expect(input()).toHaveAccessibleDescription('At most 1 MB');
  expect(await submit()).toBeNull();
  expect(input()).toHaveAccessibleDescription('Select a file.');
  await waitFor(() => {
    expect(input()).toHaveFocus();
  });
  await user.upload(input(), aFile());

  expect(input()).toBeValid();
});

test('a file that is too large is refused at once and not sent', async () => {
  const { user, submit } = show();

  await user.upload(input(), aFile('big.bin', limit + 1));

  expect(input()).toHaveAccessibleDescription('The file is larger than the server accepts.');
  expect(await submit()).toBeNull();
});

function paste(file: File, types: string[]) {
  const event = Object.assign(new Event('paste', { bubbles: true }), {
    clipboardData: { files: [file], types },
  });
  act(() => {
    document.body.dispatchEvent(event);
  });
}

test('a file can be pasted anywhere; text stays text', () => {
  show();

  paste(aFile(), ['text/plain', 'Files']);
  expect(screen.queryByText(/notes\.txt/)).not.toBeInTheDocument();
  paste(aFile(), ['Files']);

  expect(screen.getByText('notes.txt, 1.5 kB')).toBeVisible();
});

test('while it is sent, the file stays as it is and keeps the focus', async () => {
  const { user } = renderForm(
    <FormPage
      initialValues={{ file: null }}
      schema={schema}
      onSubmit={() => new Promise<never>(() => undefined)}
      backTo="/back"
      submitLabel={actionMessages.save}
    >
      {field}
    </FormPage>,
  );
  await user.upload(input(), aFile());
  input().focus();

  await user.keyboard('{Control>}{Enter}{/Control}');
  paste(aFile('other.txt'), ['Files']);

  expect(submitButton()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('notes.txt, 1.5 kB')).toBeVisible();
  expect(input()).toHaveFocus();
});
