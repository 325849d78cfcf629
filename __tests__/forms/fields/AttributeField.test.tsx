import { screen } from '@testing-library/react';
import { AttributeField } from '@/forms/fields/AttributeField';
import { formSchema } from '@/forms/formSchema';
import { attributesText } from '@/forms/schema';
import type { AttributeRules } from '@/lib/values/attributeRules';
import type { ValueContext } from '@/lib/values/formatValues';
import { us, users } from '@tests/lib/values/samples';
import { renderFields } from '../renderFields';

const words = { me: '[Me]', today: '[Today]' };

function show(rules: AttributeRules, value = '', context: Partial<ValueContext> = {}) {
  const attribute = { ...rules, attributeId: 5 };
  const whole = { formats: us, users, ...context };
  return renderFields<{ attributes: Record<string, string> }>(
    { attributes: { '5': value } },
    formSchema({ attributes: attributesText([attribute], whole) }),
    <AttributeField name="attributes.5" attribute={attribute} context={whole} label="Severity" />,
  );
}

const listed = () => screen.queryAllByRole('option').map((option) => option.textContent);
const textbox = () => screen.getByRole('textbox', { name: 'Severity' });
const combobox = () => screen.getByRole('combobox', { name: 'Severity' });

test('a text is a line, or several where it may have them', () => {
  const { unmount } = show({ type: 'TEXT', 'max-length': 20 });
  expect(textbox()).toHaveAttribute('maxlength', '40');
  expect(textbox().tagName).toBe('INPUT');
  unmount();

  show({ type: 'TEXT', 'multi-line': 1 });
  expect(textbox()).toHaveAttribute('rows', '6');
});

test('a number is shown in the user’s format and sent in that of the wire', async () => {
  const { user, submit } = show({ type: 'NUMERIC', decimal: 2, required: 1 });

  expect(await submit()).toBeNull();
  expect(textbox()).toBeInvalid();
  await user.type(textbox(), '1234.5');

  expect(await submit()).toEqual({ attributes: { '5': '1234.50' } });
  expect(textbox()).toHaveValue('1,234.50');
});

test('the items of a list are suggested and nothing else is accepted', async () => {
  const { user, submit } = show({ type: 'ENUM', items: ['Low', 'High'], 'multi-select': 1 });

  await user.type(combobox(), 'Low, H');
  expect(listed()).toEqual(['High']);
  await user.type(combobox(), 'uge');
  expect(await submit()).toBeNull();
  expect(combobox()).toHaveAccessibleDescription(/./);
});

test('users are those of the project where the attribute wants them', async () => {
  const { user } = show({ type: 'USER', members: 1 }, '', { members: ['Ann Lee', 'Cy'] });

  await user.click(screen.getByRole('button', { name: 'Show choices' }));

  expect(listed()).toEqual(['Ann Lee', 'Cy']);
});

test('where expressions are allowed, all users and oneself', async () => {
  const { user } = show({ type: 'USER', members: 1 }, '', { members: ['Cy'], words });

  await user.click(screen.getByRole('button', { name: 'Show choices' }));
  expect(listed()).toEqual(['[Me]', ...users]);
  await user.click(screen.getByRole('option', { name: '[Me]' }));

  expect(combobox()).toHaveValue('[Me]');
});

test('a date has a calendar', () => {
  show({ type: 'DATETIME', time: 1 }, '3/5/2021 4:05 pm');

  expect(combobox()).toHaveAttribute('aria-haspopup', 'dialog');
  expect(screen.getByRole('button', { name: 'Select a date' })).toBeVisible();
});
