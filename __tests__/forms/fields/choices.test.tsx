import { screen } from '@testing-library/react';
import { CheckboxField } from '@/forms/fields/CheckboxField';
import { RadioGroupField } from '@/forms/fields/RadioGroupField';
import { SelectField } from '@/forms/fields/SelectField';
import { formSchema } from '@/forms/formSchema';
import { checkbox, option, requiredChoice } from '@/forms/schema';
import { clientErrorMessages } from '@/i18n/clientErrorMessages';
import { renderFields } from '../renderFields';

const schema = formSchema({
  typeId: requiredChoice<number>(clientErrorMessages.NoTypeSelected),
  access: option<number>(),
  isPublic: checkbox(),
});

function show() {
  return renderFields<{ typeId: number | null; access: number; isPublic: boolean }>(
    { typeId: null, access: 1, isPublic: false },
    schema,
    <>
      <SelectField
        name="typeId"
        label="Type"
        options={[
          { value: null, label: 'Select a type' },
          { value: 3, label: 'Bug' },
          { value: 4, label: 'Task' },
        ]}
        onChosen={(typeId, setOther) => {
          setOther('isPublic', typeId === 4);
        }}
        isRequired
      />
      <RadioGroupField
        name="access"
        label="Access"
        options={[
          { value: 1, label: 'Regular' },
          { value: 2, label: 'Administrator', help: 'May change the project' },
        ]}
        isRequired
      />
      <CheckboxField name="isPublic" label="Public" help="Everybody may see it" />
    </>,
  );
}

const select = () => screen.getByRole('combobox', { name: 'Type' });

test('choices of any kind of value are sent as they are', async () => {
  const { user, submit } = show();

  await user.selectOptions(select(), 'Bug');
  await user.click(screen.getByRole('radio', { name: /Administrator/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Public' }));

  expect(await submit()).toEqual({ typeId: 3, access: 2, isPublic: true });
});

test('a choice can decide another field', async () => {
  const { user } = show();

  await user.selectOptions(select(), 'Task');

  expect(screen.getByRole('checkbox', { name: 'Public' })).toBeChecked();
});

test('what must be chosen says so', async () => {
  const { submit } = show();

  expect(await submit()).toBeNull();
  expect(select()).toHaveAccessibleDescription('Select an issue type.');
  expect(screen.getByRole('radiogroup', { name: 'Access' })).toBeRequired();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Everybody may see it');
});
