import { screen, waitFor } from '@testing-library/react';
import { FilterSelectField } from '@/forms/fields/FilterSelectField';
import { formSchema } from '@/forms/formSchema';
import { requiredChoice, unchecked } from '@/forms/schema';
import { clientErrorMessages } from '@/i18n/clientErrorMessages';
import { renderFields } from '../renderFields';

const schema = formSchema({
  viewId: requiredChoice<number>(clientErrorMessages.NoTypeSelected),
  note: unchecked<string>(),
});

function show({ isDisabled = false, keepsFilter = false } = {}) {
  return renderFields<{ viewId: number | null; note: string }>(
    { viewId: null, note: '' },
    schema,
    <FilterSelectField
      name="viewId"
      label="View"
      isRequired
      isDisabled={isDisabled}
      keepsFilter={keepsFilter}
      groups={[
        { key: 'all', isPinned: true, options: [{ value: null, label: 'All issues' }] },
        { key: 'personal', heading: 'Personal', options: [{ value: 3, label: 'My bugs' }] },
        {
          key: 'public',
          heading: 'Public',
          options: [
            { value: 4, label: 'Open bugs' },
            { value: 5, label: 'Closed bugs' },
          ],
        },
      ]}
      onChosen={(value, { setOther }) => {
        setOther('note', `chose ${String(value)}`);
      }}
    />,
  );
}

const control = () => screen.getByRole('combobox', { name: 'View' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('one of many is found by typing, and can decide another field', async () => {
  const { user, submit } = show();

  expect(control()).toHaveTextContent('All issues');
  await user.click(control());
  expect(screen.getByRole('group', { name: 'Personal' })).toBeVisible();
  await user.keyboard('open');
  expect(options()).toEqual(['All issues', 'Open bugs']);
  await user.keyboard('{Enter}');

  expect(control()).toHaveTextContent('Open bugs');
  expect(control()).toHaveFocus();
  expect(await submit()).toEqual({ viewId: 4, note: 'chose 4' });
});

test('what is marked in the open list is chosen and submitted by Ctrl+Enter', async () => {
  const { user, sent } = show();

  await user.click(control());
  await user.keyboard('open{Control>}{Enter}{/Control}');

  await waitFor(() => {
    expect(sent()).toEqual({ viewId: 4, note: 'chose 4' });
  });
});

test('the arrows open it, Esc closes it', async () => {
  const { user } = show();

  control().focus();
  await user.keyboard('{ArrowDown}');
  expect(options()).toHaveLength(4);
  await user.keyboard('{Escape}');

  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(control()).toHaveFocus();
});

test('a press elsewhere closes it and still counts', async () => {
  const { user, submit } = show();

  await user.click(control());
  expect(await submit()).toBeNull();

  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(control()).toBeInvalid();
  await user.click(control());
  await user.tab();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

test('what must be chosen says so, and gets the focus', async () => {
  const { submit } = show();

  expect(await submit()).toBeNull();
  expect(control()).toBeInvalid();
  expect(control()).toHaveAccessibleDescription('Select an issue type.');
  await waitFor(() => {
    expect(control()).toHaveFocus();
  });
});

test('without use it does not open', async () => {
  const { user } = show({ isDisabled: true });

  await user.click(control());

  expect(control()).toBeDisabled();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

test('opens with everything again, or narrowed down as it was left', async () => {
  const { user, unmount } = show();
  await user.click(control());
  await user.keyboard('open{Escape}');
  await user.click(control());
  expect(options()).toHaveLength(4);
  unmount();

  show({ keepsFilter: true });
  await user.click(control());
  await user.keyboard('open{Escape}');
  await user.click(control());
  expect(screen.getByRole('combobox', { name: 'Filter' })).toHaveValue('open');
  expect(options()).toEqual(['All issues', 'Open bugs']);
  await user.keyboard('my');

  expect(options()).toEqual(['All issues', 'My bugs']);
});
