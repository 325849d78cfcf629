import { screen, waitFor, within } from '@testing-library/react';
import { MarkupField } from '@/forms/fields/MarkupField';
import { formSchema } from '@/forms/formSchema';
import { option, requiredMultiLine } from '@/forms/schema';
import { TextFormat } from '@/protocol/enums';
import { atTestEnd } from '@tests/setup/testEnd';
import { renderFields } from '../renderFields';

const schema = formSchema({
  comment: requiredMultiLine(20),
  commentFormat: option<TextFormat>(),
});

function show({
  comment = '',
  format = TextFormat.markup,
  onPreview = (text: string) => Promise.resolve(`<strong>${text}</strong>`),
}: {
  comment?: string;
  format?: TextFormat;
  onPreview?: (text: string) => Promise<string>;
} = {}) {
  return renderFields<{ comment: string; commentFormat: TextFormat }>(
    { comment, commentFormat: format },
    schema,
    <MarkupField
      name="comment"
      formatName="commentFormat"
      label="Comment"
      maxLength={20}
      isRequired
      onPreview={onPreview}
    />,
  );
}

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });
const button = (name: string) => screen.getByRole('button', { name });

function select(start: number, end: number) {
  area().focus();
  area().setSelectionRange(start, end);
}

test('a button marks the selection and puts the caret behind it', async () => {
  const { user } = show({ comment: 'ab cd' });

  select(3, 5);
  await user.click(button('Bold'));

  expect(area()).toHaveValue('ab **cd**');
  expect(area()).toHaveFocus();
  expect(area().selectionStart).toBe(9);
  await user.keyboard('!');
  expect(area()).toHaveValue('ab **cd**!');
});

test.each([
  ['{Control>}b{/Control}', 'ab **cd**'],
  ['{Meta>}i{/Meta}', 'ab __cd__'],
  ['{Control>}k{/Control}', 'ab [http:// cd]'],
])('%s does what its button does', async (keys, text) => {
  const { user } = show({ comment: 'ab cd' });

  select(3, 5);
  await user.keyboard(keys);

  expect(area()).toHaveValue(text);
});

test('Tab inserts a tab; Shift+Tab, or Tab after Esc, leaves', async () => {
  const { user } = show({ comment: 'ab' });

  select(1, 1);
  await user.keyboard('{Tab}');
  expect(area()).toHaveValue('a\tb');
  expect(area()).toHaveFocus();
  await user.keyboard('{Shift>}{Tab}{/Shift}');
  expect(area()).not.toHaveFocus();

  select(1, 1);
  await user.keyboard('{Escape}{Tab}');
  expect(screen.getByRole('combobox', { name: 'Text format' })).toHaveFocus();
  expect(area()).toHaveValue('a\tb');
  expect(area()).toHaveAccessibleDescription(/press Esc, then Tab/);
});

test('where lines begin at the right, arrows walk as the buttons stand', async () => {
  document.documentElement.dir = 'rtl';
  atTestEnd(() => {
    document.documentElement.removeAttribute('dir');
  });
  const { user } = show();

  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(button('Italic')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(button('Bold')).toHaveFocus();
  // With Alt they are for the browser.
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(button('Bold')).toHaveFocus();
});

test('the buttons are one stop of the Tab key, the arrow keys walk between them', async () => {
  const { user } = show();
  const toolbar = within(screen.getByRole('toolbar', { name: 'Formatting' }));

  await user.tab();
  expect(toolbar.getByRole('button', { name: 'Bold' })).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(toolbar.getByRole('button', { name: 'Link' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(toolbar.getByRole('button', { name: 'Preview' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(toolbar.getByRole('button', { name: 'Bold' })).toHaveFocus();
  await user.tab();
  expect(area()).toHaveFocus();
});

test('plain text has neither buttons nor their keys', async () => {
  const { user, submit } = show({ comment: 'ab' });

  await user.selectOptions(screen.getByRole('combobox', { name: 'Text format' }), 'Plain text');
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  select(0, 2);
  await user.keyboard('{Control>}b{/Control}');
  expect(area()).toHaveValue('ab');

  expect(await submit()).toEqual({ comment: 'ab', commentFormat: TextFormat.plain });
});

describe('the preview', () => {
  const preview = () => screen.findByRole('region', { name: 'Preview' });

  test('shows the text as the server sees it, trimmed', async () => {
    const onPreview = jest.fn(() => Promise.resolve('<strong>hello</strong>'));
    const { user } = show({ comment: '**hello** \n', onPreview });

    await user.click(button('Preview'));

    expect(within(await preview()).getByText('hello').tagName).toBe('STRONG');
    expect(onPreview).toHaveBeenCalledWith('**hello**');
  });

  test('goes away for an empty text and for plain text', async () => {
    const { user } = show({ comment: 'x' });

    await user.click(button('Preview'));
    await preview();
    await user.clear(area());
    await user.click(button('Preview'));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();

    await user.type(area(), 'x');
    await user.click(button('Preview'));
    await preview();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Text format' }), 'Plain text');
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  test('says below the editor why it cannot be shown', async () => {
    const onPreview = jest.fn<Promise<string>, []>().mockRejectedValue({ kind: 'network' });
    const { user } = show({ comment: 'x', onPreview });

    await user.click(button('Preview'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/cannot be reached/);

    await user.type(area(), 'y'.repeat(30));
    await user.click(button('Preview'));
    await waitFor(() => {
      expect(screen.getByRole('alert')).toHaveTextContent(/long/);
    });
    expect(onPreview).toHaveBeenCalledTimes(1);
  });
});

test('nothing pasted is cut off; the length is told instead', async () => {
  const { user, submit } = show();

  await user.click(area());
  await user.paste('y'.repeat(25));

  expect(area()).toHaveValue('y'.repeat(25));
  expect(screen.getByText('25 of 20 characters')).toBeVisible();
  expect(await submit()).toBeNull();
  expect(area()).toBeInvalid();
});
