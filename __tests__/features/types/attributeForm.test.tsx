import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { AttributeDetails } from '@/protocol/attributes';
import type { AttributeType } from '@/protocol/enums';
import type { Payload } from '@/protocol/operations';
import { arriveAt, retype, submitForm, textField } from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import { serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { sentCalls, sentTo } from '@tests/support/server/tracker';
import { answerParts } from './recordedTypes';

const add = '/types/4/attributes/add';
const edit = '/types/4/attributes/21/edit';

beforeEach(() => {
  answerParts('admin');
  serverAnswers('/types/attributes/add.php', { attributeId: 40, changed: true });
  serverAnswers('/types/attributes/edit.php', { attributeId: 21, changed: true });
});

const typeField = () => screen.findByRole('combobox', { name: 'Type' });
const chooseType = async (user: UserEvent, type: string) => {
  await user.selectOptions(await typeField(), type);
};
const check = async (user: UserEvent, name: string) => {
  await user.click(await screen.findByRole('checkbox', { name }));
};
const fill = async (user: UserEvent, label: string, text: string) => {
  await retype(user, await textField(label), text);
};
const fillDefault = async (user: UserEvent, text: string) => {
  await retype(user, screen.getByLabelText('Default value'), text);
};

/** The form of a new attribute with a name. */
async function openNew(type: string): Promise<UserEvent> {
  const { user } = renderApp({ at: add, as: 'admin' });
  await user.type(await textField('Name'), 'New one');
  if (type !== 'Text') await chooseType(user, type);
  return user;
}

async function expectSent(expected: Omit<Payload<'addAttribute'>, 'typeId' | 'name'>) {
  expect((await sentTo('/types/attributes/add.php')).payload).toEqual({
    typeId: 4,
    name: 'New one',
    ...expected,
  });
  await arriveAt('/types/4');
}

describe('adding an attribute', () => {
  it('of text needs no more than a name', async () => {
    const { user } = renderApp({ at: add, as: 'admin' });

    expect(await textField('Name')).toHaveFocus();
    expect((await sentTo('/types/load.php')).payload).toEqual({ typeId: 4 });
    expect(await typeField()).toHaveDisplayValue('Text');
    await user.type(await textField('Name'), ' New   one ');
    await submitForm(user);

    await expectSent({ type: 'TEXT', details: {} });
  });

  it('of text, with all that there is to say', async () => {
    const user = await openNew('Text');

    await check(user, 'Allow multiple lines of text');
    await fill(user, 'Minimum length', '2');
    await fill(user, 'Maximum length', '12');
    await check(user, 'Attribute is required');
    await fillDefault(user, '[[me]');
    await submitForm(user);

    await expectSent({
      type: 'TEXT',
      details: {
        'multi-line': 1,
        'min-length': 2,
        'max-length': 12,
        required: 1,
        default: '[Me]',
      },
    });
  });

  it('with items to choose from', async () => {
    const user = await openNew('Dropdown list');

    expect(screen.getByLabelText('Minimum length')).toBeDisabled();
    await check(user, 'Allow entering other values');
    await fill(user, 'Minimum length', '2');
    await fill(user, 'Items', ' Low {Enter}{Enter}Very  high');
    await user.type(screen.getByLabelText('Default value'), 'v{ArrowDown}{Enter}');
    expect(screen.getByLabelText('Default value')).toHaveValue('Very high');
    await submitForm(user);

    await expectSent({
      type: 'ENUM',
      details: { editable: 1, items: ['Low', 'Very high'], 'min-length': 2, default: 'Very high' },
    });
  });

  it('with several items to choose from has no lengths', async () => {
    const user = await openNew('Dropdown list');

    await check(user, 'Allow entering other values');
    await fill(user, 'Maximum length', '1');
    await check(user, 'Allow selecting multiple values');
    expect(screen.getByLabelText('Maximum length')).toBeDisabled();
    await fill(user, 'Items', 'Low{Enter}High');
    await fillDefault(user, 'High,Low');
    await submitForm(user);

    await expectSent({
      type: 'ENUM',
      details: { editable: 1, 'multi-select': 1, items: ['Low', 'High'], default: 'High, Low' },
    });
  });

  it('of numbers', async () => {
    const user = await openNew('Numeric');

    expect(screen.getByRole('checkbox', { name: /trailing zeros/ })).toBeDisabled();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Decimal places' }), '2');
    await fill(user, 'Minimum value', '-1,000');
    await fill(user, 'Maximum value', '1000.5');
    await user.click(screen.getByRole('checkbox', { name: /trailing zeros/ }));
    await fillDefault(user, '2.5');
    await submitForm(user);

    await expectSent({
      type: 'NUMERIC',
      details: {
        decimal: 2,
        'min-value': '-1000.00',
        'max-value': '1000.50',
        strip: 1,
        default: '2.50',
      },
    });
  });

  it('of numbers always says how many decimals they have', async () => {
    const user = await openNew('Numeric');

    await submitForm(user);

    await expectSent({ type: 'NUMERIC', details: { decimal: 0 } });
  });

  it.each<[string, string, AttributeDetails, string]>([
    ['Date only', '12/24/2026', {}, '2026-12-24'],
    ['Date and time, the same for everyone', '12/24/2026 6:30 pm', { time: 1 }, '2026-12-24 18:30'],
    [
      'Date and time, shown in the viewer’s time zone',
      '[[Today] - 07',
      { time: 1, local: 1 },
      '[Today]-7',
    ],
  ])('of dates: %s', async (kind, text, details, wire) => {
    const user = await openNew('Date and time');

    expect(screen.getByRole('radio', { name: 'Date only' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: kind }));
    await fillDefault(user, text);
    await submitForm(user);

    await expectSent({ type: 'DATETIME', details: { ...details, default: wire } });
  });

  it('of users, of whom the viewer is suggested first', async () => {
    const user = await openNew('User');

    await check(user, 'Only members of the project');
    await check(user, 'Allow selecting multiple values');
    await user.type(screen.getByLabelText('Default value'), '{ArrowDown}');
    expect(screen.getAllByRole('option', { name: /Me|Administrator/ })[0]).toHaveTextContent(
      '[Me]',
    );
    await fillDefault(user, 'Bob Mason, Carol Diaz');
    await submitForm(user);

    await expectSent({
      type: 'USER',
      details: { members: 1, 'multi-select': 1, default: 'Bob Mason, Carol Diaz' },
    });
  });
});

describe('what is wrong with a definition', () => {
  const expectWrong = async (label: string, text: string | RegExp) => {
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText(new RegExp(`^${label}`))).toBeInvalid();
    expect(sentCalls('/types/attributes/add.php')).toHaveLength(0);
  };

  it('is first of all a missing name', async () => {
    const { user } = renderApp({ at: add, as: 'admin' });

    await chooseType(user, 'Dropdown list');
    await submitForm(user);

    expect(await screen.findByText('Enter a value.')).toBeVisible();
    expect(screen.getByText('Enter at least one item.')).toBeVisible();
    await waitFor(async () => {
      expect(await textField('Name')).toHaveFocus();
    });
    expect(await textField('Items')).toBeInvalid();
  });

  it.each([
    ['Minimum length', '0', 'The number is too small.'],
    ['Minimum length', '256', 'The number is too large.'],
    ['Maximum length', '4x', 'The value is not in the expected format.'],
    ['Maximum length', '4', 'The minimum is greater than the maximum.'],
    ['Maximum length', '256', 'The number is too large.'],
  ])('%s %s', async (label, text, problem) => {
    const user = await openNew('Text');

    if (label === 'Maximum length') await fill(user, 'Minimum length', '5');
    await fill(user, label, text);
    await submitForm(user);

    await expectWrong(label, problem);
  });

  it.each([
    ['no item', '{Enter} ', 'Enter at least one item.'],
    ['a repeated item', 'a{Enter}a', '“a”: Each value may occur only once.'],
    ['an item with a comma', 'a{Enter}b,c', '“b,c”: The value must not contain a comma.'],
  ])('is %s', async (_what, items, problem) => {
    const user = await openNew('Dropdown list');

    await check(user, 'Allow selecting multiple values');
    await fill(user, 'Items', items);
    await submitForm(user);

    await expectWrong('Items', problem);
  });

  it.each([
    ['Minimum value', '1.234', /too many decimal|fewer decimal|many digits/],
    ['Maximum value', '4.99', 'The minimum is greater than the maximum.'],
    ['Default value', '4', /too small/],
  ])('%s %s of a number', async (label, text, problem) => {
    const user = await openNew('Numeric');

    await user.selectOptions(screen.getByRole('combobox', { name: 'Decimal places' }), '2');
    if (label !== 'Minimum value') await fill(user, 'Minimum value', '5');
    await fill(user, label, text);
    await submitForm(user);

    expect(await screen.findByText(problem)).toBeVisible();
    expect(screen.getByLabelText(label)).toBeInvalid();
  });

  it('is shown beside what has been read already', async () => {
    const user = await openNew('Numeric');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Decimal places' }), '1');
    await fill(user, 'Minimum value', ' -1000');
    await fill(user, 'Maximum value', 'much');
    await submitForm(user);

    expect(await screen.findByText('The value is not in the expected format.')).toBeVisible();
    expect(screen.getByLabelText('Maximum value')).toBeInvalid();
    expect(screen.getByLabelText('Minimum value')).toHaveValue('-1,000.0');
  });

  it.each([
    ['Text', 'x', 'The text is too short.'],
    ['Text', 'xxxxx', 'The text is too long.'],
    ['Date and time', '2/30/2026', 'This date does not exist.'],
    ['Date and time', 'soon', 'The value is not in the expected format.'],
    ['User', 'Bob Mason, Bob Mason', '“Bob Mason”: Each value may occur only once.'],
  ])('is a default of %s such as %s', async (type, text, problem) => {
    const user = await openNew(type);
    if (type === 'Text') {
      await fill(user, 'Minimum length', '2');
      await fill(user, 'Maximum length', '4');
    }
    if (type === 'User') await check(user, 'Allow selecting multiple values');
    await fillDefault(user, text);
    await submitForm(user);

    await expectWrong('Default value', problem);
  });

  it('is not a negative maximum without a minimum', async () => {
    const user = await openNew('Numeric');

    await fill(user, 'Maximum value', '-5');
    await submitForm(user);

    await expectSent({ type: 'NUMERIC', details: { decimal: 0, 'max-value': '-5' } });
  });

  it('is a default that is no item', async () => {
    const user = await openNew('Dropdown list');

    await fill(user, 'Items', 'Low{Enter}High');
    await fillDefault(user, 'Medium');
    await submitForm(user);

    await expectWrong('Default value', 'Select one of these: Low, High.');
  });

  it('is not a default while the items cannot be read', async () => {
    const user = await openNew('Dropdown list');

    await fillDefault(user, 'Medium');
    await submitForm(user);

    expect(await screen.findByText('Enter at least one item.')).toBeVisible();
    expect(screen.getByLabelText('Default value')).toBeValid();
  });

  it('is a default that is nobody', async () => {
    const user = await openNew('User');

    await fillDefault(user, 'Nobody');
    await submitForm(user);

    await expectWrong('Default value', /^Select one of the \d+ choices, such as \[Me\], /);
  });

  it('is forgotten with the type, what was typed is not', async () => {
    const user = await openNew('Text');
    await fill(user, 'Minimum length', '0');
    await submitForm(user);
    expect(await screen.findByText('The number is too small.')).toBeVisible();

    await chooseType(user, 'Numeric');
    await chooseType(user, 'Text');

    expect(screen.queryByText('The number is too small.')).not.toBeInTheDocument();
    expect(await textField('Minimum length')).toHaveValue('0');
  });

  it.each([
    [315, 'Name', 'An attribute with this name already exists in the issue type.'],
    [355, 'Items', 'The value must not contain a comma.'],
  ])('may be said by the server: %d', async (code, label, problem) => {
    serverRefuses('/types/attributes/add.php', code);
    const user = await openNew('Dropdown list');

    await fill(user, 'Items', 'Low');
    await submitForm(user);

    expect(await screen.findByText(problem)).toBeVisible();
    expect(await textField(label)).toBeInvalid();
  });
});

describe('editing an attribute', () => {
  it('shows its definition in the format of the user and sends it as a whole', async () => {
    const { user } = renderApp({ at: edit, as: 'admin' });

    expect(await textField('Name')).toHaveValue('Estimate');
    expect((await sentTo('/types/attributes/load.php')).payload).toEqual({
      typeId: 4,
      attributeId: 21,
      details: true,
    });
    expect(await typeField()).toHaveDisplayValue('Numeric');
    expect(screen.getAllByRole('option', { name: /Text|Numeric|User/ })).toHaveLength(1);
    expect(await textField('Maximum value')).toHaveValue('1,000.00');
    await fill(user, 'Maximum value', '500');
    await submitForm(user);

    expect((await sentTo('/types/attributes/edit.php')).payload).toEqual({
      attributeId: 21,
      name: 'Estimate',
      type: 'NUMERIC',
      details: { decimal: 2, 'min-value': '0.00', 'max-value': '500.00' },
    });
    await arriveAt('/types/4');
  });

  it('lets texts, lists and users become one another', async () => {
    serverAnswers('/types/attributes/load.php', {
      name: 'Platforms',
      type: 'ENUM',
      details: { items: ['Windows', 'Linux'], 'multi-select': 1, default: 'Linux', required: 1 },
    });
    const { user } = renderApp({ at: edit, as: 'admin' });

    expect(await textField('Items')).toHaveValue('Windows\nLinux');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Text',
      'Dropdown list',
      'User',
    ]);
    await chooseType(user, 'User');
    expect(screen.getByRole('checkbox', { name: 'Allow selecting multiple values' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Remove Linux' }));
    await fillDefault(user, '[[Me]');
    await submitForm(user);

    expect((await sentTo('/types/attributes/edit.php')).payload).toEqual({
      attributeId: 21,
      name: 'Platforms',
      type: 'USER',
      details: { 'multi-select': 1, required: 1, default: '[Me]' },
    });
  });

  it('says that the name is taken', async () => {
    serverRefuses('/types/attributes/edit.php', 315);
    const { user } = renderApp({ at: edit, as: 'admin' });

    await fill(user, 'Name', 'Owner');
    await submitForm(user);

    expect(await screen.findByText(/attribute with this name already exists/)).toBeVisible();
    expect(await textField('Name')).toBeInvalid();
  });

  it.each<{ name: string; type: AttributeType; details: AttributeDetails }>([
    { name: 'Estimate', type: 'NUMERIC', details: { decimal: 2, 'min-value': '0.50', strip: 1 } },
    {
      name: 'Customer',
      type: 'TEXT',
      details: { 'min-length': 3, 'max-length': 80, default: '[Me]' },
    },
    { name: 'Tags', type: 'ENUM', details: { items: ['a', 'b'], editable: 1, 'multi-select': 1 } },
    { name: 'Due', type: 'DATETIME', details: { time: 1, local: 1, default: '2026-02-01 12:00' } },
    { name: 'Owner', type: 'USER', details: { members: 1, required: 1 } },
  ])('sends nothing when nothing of $name changed', async ({ name, type, details }) => {
    serverAnswers('/types/attributes/load.php', { name, type, details });
    const { user } = renderApp({ at: edit, as: 'admin' });

    await submitForm(user);

    await arriveAt('/types/4');
    expect(sentCalls('/types/attributes/edit.php')).toHaveLength(0);
  });

  it('offers to delete it', async () => {
    renderApp({ at: edit, as: 'admin' });

    expect(await screen.findByRole('link', { name: 'Delete attribute' })).toHaveAttribute(
      'href',
      '#/types/4/attributes/21/delete',
    );
  });
});
