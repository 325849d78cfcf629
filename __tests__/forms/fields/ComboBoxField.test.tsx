import { screen } from '@testing-library/react';
import { findSubmitButton } from '@tests/support/forms';
import { us } from '@tests/lib/values/samples';
import { ComboBoxField } from '@/forms/fields/ComboBoxField';
import { formSchema } from '@/forms/formSchema';
import { attributeText, optionalText } from '@/forms/schema';
import { renderFields } from '../renderFields';

const schema = formSchema({ user: optionalText(255) });

const items = ['Ann', 'Anna', 'Bob', 'bea'];

function show({ isMultiple = false, isOpenEnded = false, value = '' } = {}) {
  return renderFields(
    { user: value },
    schema,
    <ComboBoxField
      name="user"
      label="User"
      items={items}
      isOpenEnded={isOpenEnded}
      isMultiple={isMultiple}
    />,
  );
}

const input = () => screen.getByRole('combobox', { name: 'User' });
const listed = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('typing suggests what begins so', async () => {
  const { user } = show();

  await user.type(input(), 'an');

  expect(input()).toHaveAttribute('aria-expanded', 'true');
  expect(listed()).toEqual(['Ann', 'Anna']);
});

test('the arrow keys write the matches into the text, round and round', async () => {
  const { user } = show();

  await user.type(input(), 'an{ArrowDown}');
  expect(input()).toHaveValue('Ann');
  expect(listed()).toEqual(['Ann', 'Anna']);
  expect(input()).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option', { name: 'Ann' }).id,
  );
  await user.keyboard('{ArrowDown}');
  expect(input()).toHaveValue('Anna');
  await user.keyboard('{ArrowDown}');
  expect(input()).toHaveValue('Ann');
  await user.keyboard('{ArrowUp}');
  expect(input()).toHaveValue('Anna');
});

test.each(['{ArrowDown}', '{ArrowUp}', '{F4}'])(
  '%s on a filled field offers all choices and marks its own',
  async (key) => {
    const { user } = show({ value: 'Bob' });

    await user.click(input());
    await user.keyboard(key);

    expect(listed()).toEqual(items);
    expect(screen.getByRole('option', { name: 'Bob' })).toHaveAttribute('aria-selected', 'true');
    expect(input()).toHaveValue('Bob');
    await user.type(input(), '{Backspace}{Backspace}');

    expect(listed()).toEqual(['Bob', 'bea']);
  },
);

test('what saves the form closes the list, which would hide what comes of it', async () => {
  const { user } = show();

  await user.type(input(), 'an{Control>}{Enter}{/Control}');

  expect(listed()).toEqual([]);
  expect(input()).toHaveValue('an');
});

test.each(['{Enter}', '{Tab}'])('%s takes the only match', async (key) => {
  const { user, path, submit } = show();

  await user.type(input(), `bo${key}`);

  expect(input()).toHaveValue('Bob');
  expect(input()).toHaveFocus();
  expect(listed()).toEqual([]);
  expect(path()).toBe('/form');
  expect(await submit()).toEqual({ user: 'Bob' });
});

test('Tab leaves an only choice alone that nobody began to type', async () => {
  const { user } = renderFields(
    { user: '' },
    schema,
    <ComboBoxField name="user" label="User" items={['Ann']} />,
  );

  await user.click(input());
  await user.keyboard('{F4}{Tab}');

  expect(input()).toHaveValue('');
  expect(input()).not.toHaveFocus();
});

test('a text that others accept is not replaced by the only match', async () => {
  const { user, submit } = show({ isOpenEnded: true });

  await user.type(input(), 'bo{Tab}');

  expect(input()).not.toHaveFocus();
  expect(await submit()).toEqual({ user: 'bo' });
});

test('the button shows everything and hides it again', async () => {
  const { user } = show({ value: 'Bob' });
  const button = screen.getByRole('button', { name: 'Show choices' });

  await user.click(button);
  expect(listed()).toEqual(['Ann', 'Anna', 'Bob', 'bea']);
  expect(screen.getByRole('option', { name: 'Bob' })).toHaveAttribute('aria-selected', 'true');
  expect(input()).toHaveFocus();
  await user.click(button);

  expect(listed()).toEqual([]);
});

test('Enter takes a listed item before it submits', async () => {
  const { user, path } = show();

  await user.type(input(), 'Bob{Enter}');
  expect(listed()).toEqual([]);
  expect(input()).toHaveFocus();
  expect(path()).toBe('/form');
  await user.keyboard('{Enter}');

  expect(await findSubmitButton()).toBeVisible();
  expect(path()).toBe('/back');
});

test('Tab takes a listed item before it leaves', async () => {
  const { user } = show();

  await user.type(input(), 'Bob{Tab}');
  expect(listed()).toEqual([]);
  expect(input()).toHaveFocus();
  await user.tab();
  expect(input()).not.toHaveFocus();
});

test('Esc closes the list and nothing else, then leaves the form', async () => {
  const { user, path } = show();

  await user.type(input(), 'an');
  await user.keyboard('{Escape}');
  expect(listed()).toEqual([]);
  expect(input()).toHaveValue('an');
  expect(path()).toBe('/form');
  await user.keyboard('{Escape}');

  expect(path()).toBe('/back');
});

test('a click chooses, and the focus stays', async () => {
  const { user, submit } = show();

  await user.type(input(), 'b');
  await user.click(screen.getByRole('option', { name: 'bea' }));

  expect(input()).toHaveFocus();
  expect(listed()).toEqual([]);
  expect(await submit()).toEqual({ user: 'bea' });
});

test('leaving the field closes the list', async () => {
  const { user } = show();

  await user.type(input(), 'an');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(listed()).toEqual([]);
});

describe('a refusal', () => {
  const refused = (choices: readonly string[]) =>
    formSchema({
      user: attributeText({ type: 'ENUM', items: choices }, { formats: us }),
    });

  test.each([
    [items, 'Select one of these: Ann, Anna, Bob, bea.'],
    [
      Array.from({ length: 12 }, (_unused, index) => `R${index}`),
      'Select one of the 12 choices, such as R0, R1, R2, R3, R4, R5, R6, R7.',
    ],
  ])('names the choices, if they are not too many', async (choices, text) => {
    const { user, submit } = renderFields(
      { user: '' },
      refused(choices),
      <ComboBoxField name="user" label="User" items={choices} />,
    );

    await user.type(input(), 'Zoe');

    expect(await submit()).toBeNull();
    expect(input()).toHaveAccessibleDescription(text);
  });
});

describe('several values', () => {
  const chosen = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  const news = (text: string) =>
    screen.getAllByRole('status').some(({ textContent }) => textContent === text);

  test('stand beside each other, and typing adds one', async () => {
    const { user, submit } = show({ isMultiple: true, value: 'Ann, Bob' });

    expect(chosen()).toEqual(['Ann', 'Bob']);
    expect(input()).toHaveValue('');
    expect(input()).toHaveAccessibleDescription(/Ann.*Bob/);
    await user.type(input(), 'b');
    expect(listed()).toEqual(['bea']);
    await user.keyboard('{Enter}');

    expect(chosen()).toEqual(['Ann', 'Bob', 'bea']);
    expect(news('bea added')).toBe(true);
    expect(await submit()).toEqual({ user: 'Ann, Bob, bea' });
  });

  test('are chosen from the list, without those that are chosen', async () => {
    const { user } = show({ isMultiple: true, value: 'Ann' });

    await user.click(screen.getByRole('button', { name: 'Show choices' }));
    expect(listed()).toEqual(['Anna', 'Bob', 'bea']);
    await user.click(screen.getByRole('option', { name: 'Bob' }));

    expect(chosen()).toEqual(['Ann', 'Bob']);
    expect(input()).toHaveFocus();
  });

  test('end with a comma or when the field is left; what is no choice stays to be seen', async () => {
    const { user, submit } = show({ isMultiple: true });

    await user.type(input(), 'ann,zo, bob');
    expect(chosen()).toEqual(['Ann', 'zo']);
    await user.click(screen.getByRole('button', { name: 'Remove zo' }));

    expect(chosen()).toEqual(['Ann', 'Bob']);
    await user.type(input(), 'Zoe');
    await user.click(document.body);
    expect(chosen()).toEqual(['Ann', 'Bob']);
    expect(input()).toHaveValue('Zoe');
    expect(await submit()).toEqual({ user: 'Ann, Bob, Zoe' });
  });

  test('go by their button or by Backspace, are announced, and leave the focus in the field', async () => {
    const { user, submit } = show({ isMultiple: true, value: 'Ann, Bob, bea' });

    await user.click(screen.getByRole('button', { name: 'Remove Ann' }));
    expect(news('Ann removed')).toBe(true);
    expect(input()).toHaveFocus();
    await user.keyboard('{Backspace}');
    expect(news('bea removed')).toBe(true);
    expect(chosen()).toEqual(['Bob']);
    await user.keyboard('x{Backspace}');
    expect(chosen()).toEqual(['Bob']);

    expect(await submit()).toEqual({ user: 'Bob' });
  });

  test('are reached one by one with the keyboard', async () => {
    const { user } = show({ isMultiple: true, value: 'Ann, Bob' });

    await user.tab();
    expect(screen.getByRole('button', { name: 'Remove Ann' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Remove Bob' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(chosen()).toEqual(['Ann']);
    expect(input()).toHaveFocus();
  });
});
