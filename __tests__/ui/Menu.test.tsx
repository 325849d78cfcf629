import { fireEvent, screen } from '@testing-library/react';
import { Menu } from '@/ui/Menu';
import type { MenuGroup } from '@/ui/menuGroup';
import { renderUi } from './renderUi';

function groups(onSelect: () => void = () => undefined): MenuGroup[] {
  return [
    {
      key: 'places',
      items: [
        { key: 'projects', label: 'Projects', href: '#/projects' },
        { key: 'types', label: 'Issue types', href: '#/types' },
      ],
    },
    { key: 'none', items: [] },
    {
      key: 'acts',
      heading: 'All issues',
      items: [{ key: 'mark', label: 'Mark as read', onSelect }],
    },
  ];
}

const button = () => screen.getByRole('button', { name: 'Tools' });
const item = (name: string) => screen.getByRole('menuitem', { name });

/** A menu beside a link, and of each click on the link whether it was followed. */
function showBesideLink() {
  const { user } = renderUi(
    <>
      <Menu label="Tools" groups={groups()} />
      <a href="#/issues/1">elsewhere</a>
    </>,
  );
  const link = screen.getByRole('link', { name: 'elsewhere' });
  const followed: boolean[] = [];
  link.addEventListener('click', (event) => followed.push(!event.defaultPrevented));
  return { user, link, followed };
}

describe('a menu', () => {
  it('opens by a click and closes by a second one', async () => {
    const { user } = renderUi(<Menu label="Tools" groups={groups()} />);

    await user.click(button());
    expect(screen.getByRole('menu', { name: 'Tools' })).toHaveFocus();
    await user.click(button());

    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens on the first or last item by the arrow keys and walks round', async () => {
    const { user } = renderUi(<Menu label="Tools" groups={groups()} />);

    await user.tab();
    await user.keyboard('{ArrowUp}');
    expect(item('Mark as read')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(item('Projects')).toHaveFocus();
    await user.keyboard('{End}');
    expect(item('Mark as read')).toHaveFocus();
    await user.keyboard('{Home}{ArrowDown}');

    expect(item('Issue types')).toHaveFocus();
  });

  it('goes to the item whose first letters are typed', async () => {
    const { user } = renderUi(<Menu label="Tools" groups={groups()} />);

    await user.tab();
    await user.keyboard('{Enter}mar');

    expect(item('Mark as read')).toHaveFocus();
  });

  it('keeps Esc to itself and gives the focus back', async () => {
    const handleKeyDown = jest.fn();
    document.addEventListener('keydown', handleKeyDown);
    const { user } = renderUi(<Menu label="Tools" groups={groups()} />);

    await user.click(button());
    await user.keyboard('{Escape}');
    document.removeEventListener('keydown', handleKeyDown);

    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
    expect(handleKeyDown).not.toHaveBeenCalled();
  });

  it('leads along a link by Space, and gives the focus back first', async () => {
    const { user } = renderUi(<Menu label="Tools" groups={groups()} />);

    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}[Space]');

    expect(window.location.hash).toBe('#/types');
    expect(button()).toHaveFocus();
  });

  it('does what an item without address says', async () => {
    const handleSelect = jest.fn();
    const { user } = renderUi(<Menu label="Tools" groups={groups(handleSelect)} />);

    await user.click(button());
    await user.click(item('Mark as read'));

    expect(handleSelect).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('closes when something else is pressed or Tab leaves it', async () => {
    const { user } = renderUi(
      <>
        <Menu label="Tools" groups={groups()} />
        <p>elsewhere</p>
      </>,
    );

    await user.click(button());
    await user.click(screen.getByText('elsewhere'));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await user.click(button());
    await user.tab();

    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('closes by a tap beside it, which does not follow the link there', async () => {
    const { user, link, followed } = showBesideLink();
    const tap = () => user.pointer([{ keys: '[TouchA]', target: link }]);

    await user.click(button());
    await tap();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await tap();

    expect(followed).toEqual([false, true]);
  });

  it('follows the next link after a finger beside it has scrolled', async () => {
    const { user, link, followed } = showBesideLink();

    await user.click(button());
    await user.pointer([{ keys: '[TouchA>]', target: link }]);
    fireEvent.pointerCancel(link);
    link.click();

    expect(followed).toEqual([true]);
  });

  it('stays shut while disabled, and says when it is empty', async () => {
    const { user, show } = renderUi(<Menu label="Tools" groups={groups()} isDisabled />);

    await user.click(button());
    await user.keyboard('{ArrowDown}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    show(<Menu label="Tools" groups={[]} emptyText="No alerts" />);
    await user.click(button());

    expect(screen.getByText('No alerts')).toBeVisible();
  });

  it('marks the current item and opens external ones in a new tab', async () => {
    const { user } = renderUi(
      <Menu
        label="Tools"
        groups={[
          {
            key: 'all',
            items: [
              {
                key: 'a',
                label: 'Comments',
                href: '#/a',
                isCurrent: true,
                badge: '3',
                detail: 'Web',
              },
              { key: 'b', label: 'Guide', href: 'https://example.org/', isExternal: true },
            ],
          },
        ]}
      />,
    );

    await user.click(button());

    expect(item('Comments Web 3')).toHaveAttribute('aria-current', 'true');
    expect(item('Guide')).toHaveAttribute('rel', 'noopener noreferrer');
    expect(item('Guide')).toHaveAttribute('target', '_blank');
  });
});
