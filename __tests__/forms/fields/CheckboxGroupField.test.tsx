import { screen } from '@testing-library/react';
import { CheckboxGroupField } from '@/forms/fields/CheckboxGroupField';
import { formSchema } from '@/forms/formSchema';
import { unchecked } from '@/forms/schema';
import { renderFields } from '../renderFields';

const schema = formSchema({ userIds: unchecked<number[]>() });

function show(userIds: number[] = []) {
  return renderFields(
    { userIds },
    schema,
    <CheckboxGroupField
      name="userIds"
      label="Users"
      options={[
        { value: 5, label: 'Ann' },
        { value: 3, label: 'Bob' },
        { value: 9, label: 'Carol' },
      ]}
    />,
  );
}

const press = (name: string) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole('checkbox', { name });

test('sends what is ticked, in the order shown', async () => {
  const { user, submit } = show([3]);

  expect(screen.getByRole('group', { name: 'Users' })).toBeVisible();
  await user.click(box('Carol'));
  await user.click(box('Ann'));
  await user.click(box('Bob'));

  expect(await submit()).toEqual({ userIds: [5, 9] });
});

test('ticks and unticks all at once', async () => {
  const { user, submit } = show();

  await user.click(press('Select all'));
  expect(box('Bob')).toBeChecked();
  expect(await submit()).toEqual({ userIds: [5, 3, 9] });
  await user.click(press('Clear selection'));

  expect(await submit()).toEqual({ userIds: [] });
});
