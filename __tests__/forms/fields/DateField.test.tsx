import { screen, waitFor, within } from '@testing-library/react';
import { DateField } from '@/forms/fields/DateField';
import { formSchema } from '@/forms/formSchema';
import { attributeText } from '@/forms/schema';
import { us } from '@tests/lib/values/samples';
import { renderFields } from '../renderFields';

function show({ value = '', hasTime = false, todayWord = '' } = {}) {
  const schema = formSchema({
    due: attributeText({ type: 'DATETIME', time: hasTime ? 1 : 0 }, { formats: us }),
  });
  return renderFields(
    { due: value },
    schema,
    <DateField
      name="due"
      label="Due"
      hasTime={hasTime}
      todayWord={todayWord === '' ? undefined : todayWord}
    />,
  );
}

const input = () => screen.getByRole('combobox', { name: 'Due' });
const picker = () => screen.findByRole('dialog', { name: 'Choose a date' });
const day = (name: RegExp) => screen.getByRole('button', { name });

test('takes typed text and sends it in the user’s format', async () => {
  const { user, submit } = show();

  await user.type(input(), '03/05/2021');
  expect(input()).toHaveValue('03/05/2021');

  expect(await submit()).toEqual({ due: '3/5/2021' });
});

test('opens by key at the date of the text, with the focus on its day', async () => {
  const { user } = show({ value: '3/5/2021' });

  await user.click(input());
  await user.keyboard('{ArrowDown}');
  const dialog = await picker();

  expect(within(dialog).getByRole('combobox', { name: 'Month' })).toHaveValue('3');
  expect(within(dialog).getByRole('spinbutton', { name: 'Year' })).toHaveValue(2021);
  await waitFor(() => {
    expect(day(/March 5, 2021/)).toHaveFocus();
  });
});

test('a chosen day is written and closes the calendar', async () => {
  const { user } = show({ value: '3/5/2021' });

  await user.click(screen.getByRole('button', { name: 'Choose a date' }));
  await picker();
  await user.click(day(/March 17, 2021/));

  expect(input()).toHaveValue('3/17/2021');
  expect(input()).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the arrow keys walk through the days', async () => {
  const { user, path } = show({ value: '3/5/2021' });

  await user.click(input());
  await user.keyboard('{F4}');
  await picker();
  await waitFor(() => {
    expect(day(/March 5, 2021/)).toHaveFocus();
  });
  await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');

  expect(input()).toHaveValue('3/13/2021');
  expect(path()).toBe('/form');
});

test('month and year can be chosen', async () => {
  const { user } = show({ value: '3/5/2021' });

  await user.click(screen.getByRole('button', { name: 'Choose a date' }));
  await picker();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'February');
  await user.clear(screen.getByRole('spinbutton', { name: 'Year' }));
  await user.type(screen.getByRole('spinbutton', { name: 'Year' }), '2024');
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  await user.click(day(/February 29, 2024/));

  expect(input()).toHaveValue('2/29/2024');
});

test('the time is chosen beside the date and keeps it', async () => {
  const { user } = show({ value: '3/5/2021 4:07 pm', hasTime: true });

  await user.click(screen.getByRole('button', { name: 'Choose a date' }));
  await picker();
  expect(screen.getByRole('combobox', { name: 'Minute' })).toHaveDisplayValue('07');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Hour' }), '11 pm');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Minute' }), '45');
  expect(input()).toHaveValue('3/5/2021 11:45 pm');
  await user.click(day(/March 6, 2021/));

  expect(input()).toHaveValue('3/6/2021 11:45 pm');
});

test('Today writes the date, or the word where expressions are allowed', async () => {
  jest.useFakeTimers({
    now: new Date('2021-03-05T12:00:00Z'),
    doNotFake: ['setTimeout', 'queueMicrotask'],
  });
  const { user, unmount } = show();

  await user.click(screen.getByRole('button', { name: 'Choose a date' }));
  await picker();
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(input()).toHaveValue('3/5/2021');
  unmount();

  show({ todayWord: '[Today]' });
  await user.click(screen.getByRole('button', { name: 'Choose a date' }));
  await picker();
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(input()).toHaveValue('[Today]');
  jest.useRealTimers();
});

test('Esc closes the calendar alone and gives the focus back', async () => {
  const { user } = show({ value: '3/5/2021' });
  const handleKeyDown = jest.fn();
  document.addEventListener('keydown', handleKeyDown);

  await user.click(screen.getByRole('button', { name: 'Choose a date' }));
  await picker();
  await user.keyboard('{Escape}');

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(input()).toHaveFocus();
  expect(handleKeyDown).not.toHaveBeenCalled();
  document.removeEventListener('keydown', handleKeyDown);
});

test('going elsewhere closes the calendar', async () => {
  const { user } = show({ value: '3/5/2021' });

  await user.click(screen.getByRole('button', { name: 'Choose a date' }));
  await picker();
  await user.click(screen.getByRole('button', { name: 'OK' }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
