import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { composingKey } from '@tests/support/composing';
import { submitButton } from '@tests/support/forms';
import { globalApi } from '@/api/endpoints/global';
import { DateField } from '@/forms/fields/DateField';
import { formSchema } from '@/forms/formSchema';
import { attributeText } from '@/forms/schema';
import type { GlobalSettings } from '@/protocol/global';
import type { AppStore } from '@/store/setupStore';
import { us } from '@tests/lib/values/samples';
import { readGlobal } from '@tests/support/renderApp';
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

/** Lets the server say something else about the formats. */
async function changeSettings(store: AppStore, settings: Partial<GlobalSettings>) {
  const global = readGlobal('carol');
  await act(async () => {
    await store.dispatch(
      globalApi.util.upsertQueryData('getGlobal', undefined, {
        ...global,
        settings: { ...global.settings, ...settings },
      }),
    );
  });
}

const input = () => screen.getByRole('combobox', { name: 'Due' });
const picker = () => screen.findByRole('dialog', { name: 'Select a date' });
const day = (name: RegExp) => screen.getByRole('button', { name });

test('takes typed text, shows it in the user’s format and sends it in that of the wire', async () => {
  const { user, submit } = show();

  await user.type(input(), '03/05/2021');
  expect(input()).toHaveValue('03/05/2021');

  expect(await submit()).toEqual({ due: '2021-03-05' });
  expect(input()).toHaveValue('3/5/2021');
});

test('stays closed at the keys that put a character together', async () => {
  const { user } = show();
  await user.click(input());
  fireEvent(input(), composingKey('ArrowDown'));
  expect(input()).toHaveAttribute('aria-expanded', 'false');
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

  await user.click(screen.getByRole('button', { name: 'Select a date' }));
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

  await user.click(screen.getByRole('button', { name: 'Select a date' }));
  await picker();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'February');
  await user.clear(screen.getByRole('spinbutton', { name: 'Year' }));
  await user.type(screen.getByRole('spinbutton', { name: 'Year' }), '2024');
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  await user.click(day(/February 29, 2024/));

  expect(input()).toHaveValue('2/29/2024');
});

test.each([
  ['1/5/0001', 'Previous month', 'January'],
  ['12/5/9999', 'Next month', 'December'],
])('the calendar of %s ends there', async (value, name, month) => {
  const { user } = show({ value });

  await user.click(screen.getByRole('button', { name: 'Select a date' }));
  await picker();
  await user.click(screen.getByRole('button', { name }));

  expect(screen.getByRole('combobox', { name: 'Month' })).toHaveDisplayValue(month);
});

test('the time is chosen beside the date and keeps it', async () => {
  const { user } = show({ value: '3/5/2021 4:07 pm', hasTime: true });

  await user.click(screen.getByRole('button', { name: 'Select a date' }));
  await picker();
  expect(screen.getByRole('combobox', { name: 'Minute' })).toHaveDisplayValue('07');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Hour' }), '11 pm');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Minute' }), '45');
  expect(input()).toHaveValue('3/5/2021 11:45 pm');
  await user.click(day(/March 6, 2021/));

  expect(input()).toHaveValue('3/6/2021 11:45 pm');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('has a button of its own for the time, and each button closes what it opened', async () => {
  const { user } = show({ value: '3/5/2021 4:05 pm', hasTime: true });
  const clock = screen.getByRole('button', { name: 'Select a time' });
  const calendar = screen.getByRole('button', { name: 'Select a date' });

  await user.click(clock);
  await picker();
  await waitFor(() => {
    expect(screen.getByRole('combobox', { name: 'Hour' })).toHaveFocus();
  });
  await user.click(calendar);
  await waitFor(() => {
    expect(day(/March 5, 2021/)).toHaveFocus();
  });
  expect(calendar).toHaveAttribute('aria-expanded', 'true');
  expect(clock).toHaveAttribute('aria-expanded', 'false');
  await user.click(calendar);

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('minutes come in fives, and a time without a date is one of today', async () => {
  jest.useFakeTimers({
    now: new Date('2021-03-05T12:00:00Z'),
    doNotFake: ['setTimeout', 'queueMicrotask'],
  });
  const { user } = show({ hasTime: true });

  await user.click(screen.getByRole('button', { name: 'Select a time' }));
  await picker();
  const minutes = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Minute' });
  expect([...minutes.options].map(({ label }) => label)).toEqual([
    ...['00', '05', '10', '15', '20', '25', '30', '35', '40', '45', '50', '55'],
  ]);
  await user.selectOptions(minutes, '35');

  expect(input()).toHaveValue('3/5/2021 12:35 am');
  jest.useRealTimers();
});

test('what is typed moves the open calendar, and half a date leaves it where it was', async () => {
  const { user } = show({ value: '3/5/2021' });
  const month = () => screen.getByRole('combobox', { name: 'Month' });
  const chosen = () => screen.getByRole('gridcell', { selected: true });

  await user.click(screen.getByRole('button', { name: 'Select a date' }));
  await picker();
  await user.clear(input());
  await user.type(input(), '4/17/2021');
  expect(month()).toHaveDisplayValue('April');
  expect(chosen()).toHaveTextContent('17');
  await user.keyboard('{Backspace}');
  expect(input()).toHaveValue('4/17/202');

  expect(month()).toHaveDisplayValue('April');
  expect(chosen()).toHaveTextContent('17');
});

test('opens where the text was last a date', async () => {
  const { user } = show({ value: '3/5/2021 4:05 pm', hasTime: true });

  await user.type(input(), '?');
  await user.click(screen.getByRole('button', { name: 'Select a date' }));
  await picker();
  await user.click(day(/March 17, 2021/));

  expect(input()).toHaveValue('3/17/2021 4:05 pm');
});

test('an emptied text, or the word for today, chooses no day', async () => {
  const { user } = show({ value: '3/5/2021', todayWord: '[Today]' });

  await user.click(screen.getByRole('button', { name: 'Select a date' }));
  await picker();
  expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('5');
  await user.keyboard('{Escape}');
  await user.clear(input());
  await user.click(screen.getByRole('button', { name: 'Select a date' }));
  await picker();
  expect(screen.queryByRole('gridcell', { selected: true })).not.toBeInTheDocument();
  await user.click(day(/ 17, /));
  await user.click(screen.getByRole('button', { name: 'Select a date' }));
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(input()).toHaveValue('[Today]');
  await user.click(screen.getByRole('button', { name: 'Select a date' }));
  await picker();

  expect(screen.queryByRole('gridcell', { selected: true })).not.toBeInTheDocument();
});

test.each([
  [0, ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']],
  [1, ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']],
])('weeks begin as the server says: %i', async (firstDayOfWeek, names) => {
  const { user, store } = show({ value: '3/5/2021' });
  await changeSettings(store, { firstDayOfWeek });

  await user.click(screen.getByRole('button', { name: 'Select a date' }));
  const headers = within(await picker()).getAllByRole('columnheader', { hidden: true });

  expect(headers.map(({ textContent }) => textContent)).toEqual(names);
});

test('the day has 24 hours where the server says so', async () => {
  const { user, store } = show({ hasTime: true });
  await changeSettings(store, { timeMode: 24, padHours: true });

  await user.type(input(), '3/5/2021 00:05');
  await user.click(screen.getByRole('button', { name: 'Select a time' }));
  await picker();
  const hours = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Hour' });
  expect(hours).toHaveDisplayValue('00');
  expect([...hours.options].map(({ label }) => Number(label))).toEqual(
    Array.from({ length: 24 }, (_, hour) => hour),
  );
  await user.selectOptions(hours, '17');

  expect(input()).toHaveValue('3/5/2021 17:05');
});

test('is left for the rest of the form by Tab, and worked by keys alone', async () => {
  const { user } = show({ value: '3/5/2021 4:05 pm', hasTime: true });

  await user.tab();
  await user.keyboard('{F4}');
  await picker();
  await waitFor(() => {
    expect(day(/March 5, 2021/)).toHaveFocus();
  });
  await user.keyboard('{PageDown}{ArrowLeft}');
  expect(day(/April 4, 2021/)).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('combobox', { name: 'Hour' })).toHaveFocus();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Today' })).toHaveFocus();
  await user.tab();

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(submitButton()).toHaveFocus();
});

test('Today writes the date, or the word where expressions are allowed', async () => {
  jest.useFakeTimers({
    now: new Date('2021-03-05T12:00:00Z'),
    doNotFake: ['setTimeout', 'queueMicrotask'],
  });
  const { user, unmount } = show();

  await user.click(screen.getByRole('button', { name: 'Select a date' }));
  await picker();
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(input()).toHaveValue('3/5/2021');
  unmount();

  show({ todayWord: '[Today]' });
  await user.click(screen.getByRole('button', { name: 'Select a date' }));
  await picker();
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(input()).toHaveValue('[Today]');
  jest.useRealTimers();
});

test('Esc closes the calendar alone and gives the focus back', async () => {
  const { user } = show({ value: '3/5/2021' });
  const handleKeyDown = jest.fn();
  document.addEventListener('keydown', handleKeyDown);

  await user.click(screen.getByRole('button', { name: 'Select a date' }));
  await picker();
  await user.keyboard('{Escape}');

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(input()).toHaveFocus();
  expect(handleKeyDown).not.toHaveBeenCalled();
  document.removeEventListener('keydown', handleKeyDown);
});

test('going elsewhere closes the calendar', async () => {
  const { user } = show({ value: '3/5/2021' });

  await user.click(screen.getByRole('button', { name: 'Select a date' }));
  await picker();
  await user.click(submitButton());

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
