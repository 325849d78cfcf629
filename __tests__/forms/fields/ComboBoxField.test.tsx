import { screen } from '@testing-library/react';
import { ComboBoxField } from '@/forms/fields/ComboBoxField';
import { formSchema } from '@/forms/formSchema';
import { optionalText } from '@/forms/schema';
import { renderFields } from '../renderFields';

const schema = formSchema({ user: optionalText(255) });

function show({ isMultiple = false, value = '' } = {}) {
  return renderFields(
    { user: value },
    schema,
    <ComboBoxField
      name="user"
      label="User"
      items={['Ann', 'Anna', 'Bob', 'bea']}
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

test.each(['{ArrowDown}', '{ArrowUp}', '{F4}'])('%s opens what fits the text', async (key) => {
  const { user } = show({ value: 'b' });

  await user.click(input());
  await user.keyboard(key);

  expect(listed()).toEqual(['Bob', 'bea']);
  expect(input()).toHaveValue('b');
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

  expect(await screen.findByRole('button', { name: 'OK' })).toBeVisible();
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

test('Esc closes the list and nothing else', async () => {
  const { user } = show();
  const handleKeyDown = jest.fn((event: KeyboardEvent) => event.defaultPrevented);
  document.addEventListener('keydown', handleKeyDown);

  await user.type(input(), 'an');
  handleKeyDown.mockClear();
  await user.keyboard('{Escape}');
  expect(listed()).toEqual([]);
  expect(input()).toHaveValue('an');
  await user.keyboard('{Escape}');

  expect(handleKeyDown.mock.results.map(({ value }) => value as boolean)).toEqual([true, false]);
  document.removeEventListener('keydown', handleKeyDown);
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

test('a list of users is chosen one after the other', async () => {
  const { user, submit } = show({ isMultiple: true });

  await user.type(input(), 'Ann, b');
  expect(listed()).toEqual(['Bob', 'bea']);
  await user.click(screen.getByRole('option', { name: 'Bob' }));
  expect(input()).toHaveValue('Ann, Bob');
  await user.type(input(), ',be{ArrowDown}');

  expect(await submit()).toEqual({ user: 'Ann, Bob, bea' });
});
