import { act, screen, waitFor } from '@testing-library/react';
import { submitButton } from '@tests/support/forms';
import { FileField } from '@/forms/fields/FileField';
import { TextField } from '@/forms/fields/TextField';
import { FormPage } from '@/forms/FormPage';
import { actionMessages } from '@/i18n/actionMessages';
import { formSchema } from '@/forms/formSchema';
import { fileName, requiredFile } from '@/forms/schema';
import { renderFields } from '../renderFields';
import { renderForm } from '../renderForm';

const limit = 1_048_576;
const schema = formSchema({ file: requiredFile(limit), name: fileName(80) });

function show() {
  return renderFields<{ file: File | null; name: string }>(
    { file: null, name: '' },
    schema,
    <>
      <FileField name="file" label="File" nameField="name" isRequired />
      <TextField name="name" label="File name" maxLength={80} />
    </>,
  );
}

const input = () => screen.getByLabelText(/^File \*/);
const nameInput = () => screen.getByRole('textbox', { name: 'File name' });
const aFile = (name = 'notes.txt', size = 1536) =>
  new File([new Uint8Array(size)], name, { type: 'text/plain' });

test('a chosen file names itself', async () => {
  const { user, submit } = show();
  const file = aFile();

  await user.upload(input(), file);

  expect(screen.getByText('notes.txt, 1.5 kB')).toBeVisible();
  expect(nameInput()).toHaveValue('notes.txt');
  expect(await submit()).toEqual({ file, name: 'notes.txt' });
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

test('a long name is taken as it is, and refused until it is shortened', async () => {
  const { user, submit } = show();
  const long = `${'x'.repeat(90)}.txt`;

  await user.upload(input(), aFile(long));
  expect(nameInput()).toHaveValue(long);

  expect(await submit()).toBeNull();
  expect(nameInput()).toHaveAccessibleDescription('The text is too long.');
});

function paste(file: File, types: string[]) {
  const event = Object.assign(new Event('paste', { bubbles: true }), {
    clipboardData: { files: [file], types },
  });
  act(() => {
    document.body.dispatchEvent(event);
  });
}

test('a picture can be pasted anywhere, and its name is next; text stays text', () => {
  show();
  const picture = new File(['x'], 'image.png', { type: 'image/png' });

  paste(picture, ['text/plain', 'Files']);
  expect(nameInput()).toHaveValue('');
  paste(picture, ['Files']);

  expect(nameInput()).toHaveValue('image.png');
  expect(nameInput()).toHaveFocus();
});

test.each(['.hidden', 'a/b', 'a?b'])('the name %s is refused', async (name) => {
  const { user, submit } = show();

  await user.upload(input(), aFile());
  await user.clear(nameInput());
  await user.type(nameInput(), name);

  expect(await submit()).toBeNull();
  expect(nameInput()).toHaveAccessibleDescription(/must not begin with a dot/);
});

test('while it is sent, the file stays as it is and keeps the focus', async () => {
  const { user } = renderForm(
    <FormPage
      initialValues={{ file: null, name: '' }}
      schema={schema}
      onSubmit={() => new Promise<never>(() => undefined)}
      backTo="/back"
      submitLabel={actionMessages.save}
    >
      <FileField name="file" label="File" nameField="name" isRequired />
      <TextField name="name" label="File name" maxLength={80} />
    </FormPage>,
  );
  await user.upload(input(), aFile());
  input().focus();

  await user.keyboard('{Control>}{Enter}{/Control}');
  paste(new File(['x'], 'image.png', { type: 'image/png' }), ['Files']);

  expect(submitButton()).toHaveAttribute('aria-busy', 'true');
  expect(nameInput()).toHaveValue('notes.txt');
  expect(input()).toHaveFocus();
});
