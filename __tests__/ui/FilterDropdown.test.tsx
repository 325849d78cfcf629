import { fireEvent, screen } from '@testing-library/react';
import { FilterDropdown } from '@/ui/FilterDropdown';
import { filterGroups, type FilterGroup } from '@/ui/filterGroups';
import { fc } from '@tests/support/properties';
import { composingEscape, composingKey } from '@tests/support/composing';
import { renderUi } from './renderUi';

const groups: FilterGroup[] = [
  { key: 'all', isPinned: true, items: [{ key: 'all', label: 'All projects', href: '#/all' }] },
  {
    key: 'projects',
    heading: 'Projects',
    items: [
      { key: '1', label: 'Website', href: '#/1' },
      { key: '2', label: 'Warehouse', href: '#/2', isCurrent: true },
      { key: '3', label: 'Android', href: '#/3' },
    ],
  },
];

function showProjects() {
  return renderUi(<FilterDropdown label="Project" caption="Warehouse" groups={() => groups} />);
}

const button = () => screen.getByRole('button', { name: 'Project: Warehouse' });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const activeOption = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return screen.getAllByRole('option').find((option) => option.id === id)?.textContent;
};

describe('a filtered drop-down', () => {
  it('opens with an empty, focused filter at the current entry', async () => {
    const { user } = showProjects();

    await user.click(button());

    expect(screen.getByRole('combobox', { name: 'Filter' })).toHaveFocus();
    expect(activeOption()).toBe('Warehouse');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Warehouse');
    expect(screen.getByRole('group', { name: 'Projects' })).toBeVisible();
  });

  it('stays open at an Esc that ends putting a character together', async () => {
    const { user } = showProjects();
    await user.click(button());
    const filter = screen.getByRole('combobox', { name: 'Filter' });

    fireEvent(filter, composingEscape());
    expect(filter).toBeVisible();

    await user.keyboard('{Escape}');
    expect(filter).not.toBeInTheDocument();
  });

  it('chooses nothing by the keys that put a character together', async () => {
    const { user } = showProjects();
    await user.click(button());
    const filter = screen.getByRole('combobox', { name: 'Filter' });
    await user.keyboard('and');
    expect(activeOption()).toBe('Android');

    fireEvent(filter, composingKey('ArrowUp'));
    fireEvent(filter, composingKey('Enter'));
    expect(filter).toBeVisible();
    expect(activeOption()).toBe('Android');
    expect(window.location.hash).toBe('');

    await user.keyboard('{Enter}');
    expect(filter).not.toBeInTheDocument();
  });

  it.each([
    ['a short list only what is typed', 7, 'none', 'text'],
    ['a long list at once', 8, 'text', 'text'],
  ])('shows its box over %s', async (_list, count, before, after) => {
    const items = Array.from({ length: count }, (_, index) => ({
      key: String(index),
      label: `Item ${String(index)}`,
    }));
    const { user } = renderUi(
      <FilterDropdown label="Project" groups={() => [{ key: 'items', items }]} />,
    );

    await user.click(screen.getByRole('button', { name: 'Project' }));
    const box = screen.getByRole('combobox', { name: 'Filter' });
    expect(box).toHaveFocus();
    // A box out of sight calls up no keyboard on a phone.
    expect(box).toHaveAttribute('inputmode', before);
    await user.keyboard('m 3');

    expect(box).toHaveAttribute('inputmode', after);
    expect(options()).toEqual(['Item 3']);
  });

  it('narrows down whatever the case, but never drops the entry for all', async () => {
    const { user } = showProjects();

    await user.click(button());
    await user.keyboard('w');
    expect(options()).toEqual(['All projects', 'Website', 'Warehouse']);
    await user.keyboard('xyz');

    expect(options()).toEqual(['All projects']);
  });

  it('chooses the first match by Enter and gives the focus back', async () => {
    const { user } = showProjects();

    await user.click(button());
    await user.keyboard('andr{Enter}');

    expect(window.location.hash).toBe('#/3');
    expect(button()).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('walks through the list by the arrows without leaving its ends', async () => {
    const { user } = showProjects();

    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(activeOption()).toBe('Android');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(activeOption()).toBe('All projects');
    await user.keyboard('{Enter}');

    expect(window.location.hash).toBe('#/all');
  });

  it('closes by Esc and forgets the filter', async () => {
    const { user } = showProjects();

    await user.click(button());
    await user.keyboard('web{Escape}');
    expect(button()).toHaveFocus();
    await user.click(button());

    expect(options()).toHaveLength(4);
  });

  it('just closes by Enter when nothing is active, and says when nothing matches', async () => {
    const handleSelect = jest.fn();
    const columns = [{ key: 'c', items: [{ key: 'id', label: 'ID', onSelect: handleSelect }] }];
    const { user } = renderUi(<FilterDropdown label="Search by" groups={() => columns} />);

    await user.click(screen.getByRole('button', { name: 'Search by' }));
    await user.keyboard('x');
    expect(screen.getByRole('status')).toHaveTextContent('No matches');
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Search by' }));
    await user.click(screen.getByRole('option', { name: 'ID' }));

    expect(handleSelect).toHaveBeenCalledTimes(1);
  });
});

describe('filterGroups', () => {
  const label = fc.string({ maxLength: 6 });
  const group = fc.record({
    key: fc.string(),
    isPinned: fc.boolean(),
    items: fc.array(fc.record({ key: fc.string(), label }), { maxLength: 5 }),
  });

  it('keeps order, all pinned entries, and exactly the entries that contain the text', () => {
    fc.assert(
      fc.property(fc.array(group), label, (all, text) => {
        const wanted = text.trim().toLocaleLowerCase();
        const expected = all.flatMap(({ isPinned, items }) =>
          items.filter((item) => isPinned || item.label.toLocaleLowerCase().includes(wanted)),
        );

        const kept = filterGroups(all, text);

        expect(kept.flatMap(({ items }) => items)).toEqual(expected);
        expect(kept.every(({ items }) => items.length > 0)).toBe(true);
      }),
    );
  });
});
