import { fireEvent, screen, waitFor } from '@testing-library/react';
import { submitButton } from '@tests/support/forms';
import { Button } from '@/ui/Button';
import { FileKindIcon } from '@/ui/FileKindIcon';
import { IconButton } from '@/ui/IconButton';
import { EditIcon } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import { LinkedText } from '@/ui/LinkedText';
import { LiveRegion } from '@/ui/LiveRegion';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { PropertyList } from '@/ui/PropertyList';
import { TooltipLayer } from '@/ui/TooltipLayer';
import { renderUi } from './renderUi';

describe('buttons', () => {
  it('take no click while busy, but keep the focus', async () => {
    const handleClick = jest.fn();
    const handleSubmit = jest.fn();
    const { user } = renderUi(
      <form onSubmit={handleSubmit}>
        <Button type="submit" isBusy onClick={handleClick}>
          OK
        </Button>
      </form>,
    );

    await user.click(submitButton());

    expect(submitButton()).toHaveFocus();
    expect(handleClick).not.toHaveBeenCalled();
    expect(handleSubmit).not.toHaveBeenCalled();
  });

  it('are named by their label when they show an icon only', () => {
    renderUi(
      <>
        <IconButton label="Edit" icon={EditIcon} />
        <LinkButton href="#/x" icon={EditIcon} isIconOnly label="Open" />
      </>,
    );

    expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '#/x');
  });
});

describe('tooltips', () => {
  it('come at once on keyboard focus and go by Esc', async () => {
    const { user } = renderUi(
      <>
        <IconButton label="Edit" icon={EditIcon} />
        <TooltipLayer />
      </>,
    );

    await user.tab();
    expect(screen.getByRole('tooltip', { hidden: true })).toHaveTextContent('Edit');
    await user.keyboard('{Escape}');

    expect(screen.queryByRole('tooltip', { hidden: true })).not.toBeInTheDocument();
  });

  it('of the keyboard go along when the page is scrolled to what it leads to', async () => {
    const { user } = renderUi(
      <>
        <IconButton label="Edit" icon={EditIcon} />
        <TooltipLayer />
      </>,
    );
    const button = screen.getByRole('button', { name: 'Edit' });
    const place = jest.spyOn(button, 'getBoundingClientRect');

    await user.tab();
    place.mockReturnValue(new DOMRect(10, -5, 20, 20));
    fireEvent.scroll(document);
    expect(screen.getByRole('tooltip', { hidden: true })).toHaveTextContent('Edit');
    place.mockReturnValue(new DOMRect(10, -30, 20, 20));
    fireEvent.scroll(document);

    expect(screen.queryByRole('tooltip', { hidden: true })).not.toBeInTheDocument();
  });

  it('come when the pointer rests, and go with a press', async () => {
    const { user } = renderUi(
      <>
        <IconButton label="Edit" icon={EditIcon} />
        <TooltipLayer />
      </>,
    );

    await user.hover(screen.getByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('tooltip', { hidden: true })).toHaveTextContent('Edit');
    await user.click(screen.getByRole('button', { name: 'Edit' }));

    expect(screen.queryByRole('tooltip', { hidden: true })).not.toBeInTheDocument();
  });

  it('stay while the pointer moves within what they are about, and go when it leaves', async () => {
    const { user } = renderUi(
      <>
        <button type="button" data-tip="Project: Shop">
          <span>Shop</span> <span>▾</span>
        </button>
        <TooltipLayer />
      </>,
    );

    await user.hover(screen.getByText('Shop'));
    expect(await screen.findByRole('tooltip', { hidden: true })).toHaveTextContent('Project: Shop');
    await user.hover(screen.getByText('▾'));
    expect(screen.getByRole('tooltip', { hidden: true })).toBeInTheDocument();
    await user.unhover(screen.getByText('▾'));

    expect(screen.queryByRole('tooltip', { hidden: true })).not.toBeInTheDocument();
  });

  it('stay while the pointer goes to them, which presses what lies below', async () => {
    const { user } = renderUi(
      <>
        <IconButton label="Edit" icon={EditIcon} />
        <TooltipLayer />
      </>,
    );
    await user.hover(screen.getByRole('button', { name: 'Edit' }));
    const tip = await screen.findByRole('tooltip', { hidden: true });
    jest.spyOn(tip, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 50, 80, 20));

    await user.pointer({ target: document.body, coords: { clientX: 20, clientY: 45 } });
    await user.pointer({ target: document.body, coords: { clientX: 20, clientY: 60 } });
    expect(tip).toBeInTheDocument();
    await user.pointer({ target: document.body, coords: { clientX: 20, clientY: 200 } });

    await waitFor(() => {
      expect(tip).not.toBeInTheDocument();
    });
  });

  it('of a moment go with Esc before the focus does', async () => {
    const handleKeyDown = jest.fn<undefined, [boolean]>();
    const { user } = renderUi(
      <div
        role="presentation"
        onKeyDown={({ isDefaultPrevented }) => handleKeyDown(isDefaultPrevented())}
      >
        <a href="#/items/7" data-tip-moment="2026-03-04T05:06:07Z">
          #7
        </a>
        <TooltipLayer />
      </div>,
    );
    await user.tab();
    expect(screen.getByRole('tooltip', { hidden: true })).toBeInTheDocument();
    handleKeyDown.mockClear();

    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip', { hidden: true })).not.toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveFocus();
    await user.keyboard('{Escape}');

    expect(handleKeyDown.mock.calls).toEqual([[true], [false]]);
  });

  it('tell the exact moment of a time', async () => {
    const { user } = renderUi(
      <>
        <time dateTime="2026-03-04T05:06:07Z" data-tip-moment="">
          3/4/2026
        </time>
        <TooltipLayer />
      </>,
    );

    await user.hover(screen.getByText('3/4/2026'));

    expect(await screen.findByRole('tooltip', { hidden: true })).toHaveTextContent(
      /Wednesday, March 4, 2026 at .*06:07/,
    );
  });

  it('tell it to who comes by the keyboard to what belongs to it, and how long ago it was', async () => {
    const moment = new Date(Date.now() - 7_300_000).toISOString();
    const { user } = renderUi(
      <>
        <a href="#/items/7" data-tip-moment={moment}>
          #7
        </a>
        <TooltipLayer />
      </>,
    );

    await user.tab();

    expect(await screen.findByRole('tooltip', { hidden: true })).toHaveTextContent(/2 hours ago$/);
    expect(screen.getByRole('link')).toHaveAccessibleDescription(/2 hours ago$/);
    await user.tab();
    expect(screen.getByRole('link')).not.toHaveAccessibleDescription();
  });

  it('hold the whole of a text only when it is cut off', async () => {
    const width = jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
    const { user } = renderUi(
      <>
        <a href="#/x" data-tip-cut="">
          a long name
        </a>
        <a href="#/y" data-tip-cut="">
          short
        </a>
        <TooltipLayer />
      </>,
    );

    await user.tab();
    expect(screen.getByRole('tooltip', { hidden: true })).toHaveTextContent('a long name');
    width.mockReturnValue(0);
    await user.tab();

    expect(screen.queryByRole('tooltip', { hidden: true })).not.toBeInTheDocument();
  });
});

describe('small parts', () => {
  it.each([
    { kind: 'danger', role: 'alert' },
    { kind: 'success', role: 'status' },
    { kind: 'warning', role: 'note' },
    { kind: 'info', role: 'note' },
  ] as const)('a $kind notice is read out as $role', ({ kind, role }) => {
    renderUi(<Notice kind={kind}>It happened.</Notice>);

    expect(screen.getByRole(role)).toHaveTextContent('It happened.');
  });

  it('linked text makes links of its tokens', () => {
    renderUi(
      <LinkedText
        tokens={[
          { text: 'see ' },
          { text: '#12', href: '#/items/12', external: false },
          { text: 'www.x.org', href: 'http://www.x.org', external: true },
        ]}
      />,
    );

    expect(screen.getByRole('link', { name: '#12' })).not.toHaveAttribute('target');
    expect(screen.getByRole('link', { name: 'www.x.org' })).toHaveAttribute('target', '_blank');
  });

  it('a panel is a region named by its heading, properties are terms with values', () => {
    renderUi(
      <Panel title="Properties">
        <PropertyList items={[{ key: 1, label: 'ID', value: '#12' }]} />
      </Panel>,
    );

    expect(screen.getByRole('region', { name: 'Properties' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Properties');
    expect(screen.getByRole('term')).toHaveTextContent('ID');
    expect(screen.getByRole('definition')).toHaveTextContent('#12');
  });

  it('a live region announces politely', () => {
    renderUi(<LiveRegion message="Saved" />);

    expect(screen.getByRole('status')).toHaveTextContent('Saved');
  });

  it('a file name without a known ending gets the plain icon', () => {
    const { show } = renderUi(<FileKindIcon name="photo.PNG" />);
    const picture = document.body.innerHTML;

    show(<FileKindIcon name="README" />);

    expect(document.body.innerHTML).not.toBe(picture);
  });
});
