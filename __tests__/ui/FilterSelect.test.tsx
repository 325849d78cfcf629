import { screen } from '@testing-library/react';
import type { FilterGroup } from '@/ui/filterGroups';
import { FilterSelect } from '@/ui/FilterSelect';
import { renderUi } from './renderUi';

function showTypes() {
  const onSelect = jest.fn<undefined, [string]>();
  const groups: FilterGroup[] = [
    {
      key: 'types',
      items: ['Bugs', 'Requests', 'Tasks'].map((label) => ({
        key: label,
        label,
        onSelect: () => {
          onSelect(label);
        },
      })),
    },
  ];
  const select = (
    <>
      <label htmlFor="type">Type</label>
      <FilterSelect
        label="Type"
        caption="Select a type"
        groups={groups}
        aria={{ id: 'type' }}
        className={undefined}
      />
    </>
  );
  return { ...renderUi(select), onSelect };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('a choice of a form', () => {
  it('opens at the first letter, narrowed down to what is typed', async () => {
    const { user, onSelect } = showTypes();

    await user.tab();
    await user.keyboard('re');

    expect(screen.getByRole('combobox', { name: 'Filter' })).toHaveValue('re');
    expect(options()).toEqual(['Requests']);
    await user.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledWith('Requests');
    expect(screen.getByRole('combobox', { name: 'Type' })).toHaveFocus();
  });

  it('leaves combinations of keys to the browser', async () => {
    const { user } = showTypes();

    await user.tab();
    await user.keyboard('{Control>}r{/Control}{Alt>}r{/Alt}{F5}');

    expect(options()).toEqual([]);
  });
});
