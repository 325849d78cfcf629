import { screen } from '@testing-library/react';
import { EscapeAtOnce } from '@tests/support/EscapeAtOnce';
import { submitButton } from '@tests/support/forms';
import { Menu } from '@/ui/Menu';
import { ShownContext } from '@/ui/ShownContext';
import { WindowFrame } from '@/ui/WindowFrame';
import { renderUi } from './renderUi';

const dialog = () => screen.getByRole('dialog', { name: 'Rename folder' });

describe('a window', () => {
  it('takes the focus when it opens', () => {
    renderUi(
      <WindowFrame title="Rename folder" onClose={jest.fn()}>
        text
      </WindowFrame>,
    );

    expect(dialog()).toHaveFocus();
    expect(dialog()).toHaveAttribute('aria-modal', 'true');
  });

  it('has a first link past the buttons of its header', async () => {
    const { user } = renderUi(
      <WindowFrame title="Rename folder" onClose={jest.fn()} buttons={<button>Edit</button>}>
        <button>Last</button>
      </WindowFrame>,
    );

    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.tab();

    expect(screen.getByRole('button', { name: 'Last' })).toHaveFocus();
  });

  it('leaves the focus to a field that has asked for it', () => {
    renderUi(
      <WindowFrame title="Rename folder" onClose={jest.fn()}>
        <input aria-label="Name" ref={(input) => input?.focus()} />
      </WindowFrame>,
    );

    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });

  it.each([
    { isAutoClose: true, times: 2 },
    { isAutoClose: false, times: 0 },
  ])(
    'answers Esc and a click beside it: auto-close $isAutoClose',
    async ({ isAutoClose, times }) => {
      const handleClose = jest.fn();
      const { user } = renderUi(
        <WindowFrame title="Rename folder" onClose={handleClose} isAutoClose={isAutoClose}>
          text
        </WindowFrame>,
      );

      await user.keyboard('{Escape}');
      await user.click(screen.getByRole('presentation'));
      await user.click(screen.getByText('text'));

      expect(handleClose).toHaveBeenCalledTimes(times);
    },
  );

  it('always closes by its button', async () => {
    const handleClose = jest.fn();
    const { user } = renderUi(
      <WindowFrame title="Rename folder" onClose={handleClose}>
        text
      </WindowFrame>,
    );

    await user.click(screen.getByRole('button', { name: 'Close' }));

    expect(handleClose).toHaveBeenCalledTimes(1);
  });

  it('answers Esc as soon as it can be seen', () => {
    const handleClose = jest.fn();
    renderUi(
      <>
        <WindowFrame title="Rename folder" onClose={handleClose} isAutoClose>
          text
        </WindowFrame>
        <EscapeAtOnce />
      </>,
    );

    expect(handleClose).toHaveBeenCalledTimes(1);
  });

  it('that is only kept is neither heard nor reached, until it is shown again', async () => {
    const handleClose = jest.fn();
    const kept = (isShown: boolean) => (
      <ShownContext value={isShown}>
        <WindowFrame title="Rename folder" onClose={handleClose} isAutoClose>
          text
        </WindowFrame>
      </ShownContext>
    );
    const { user, show } = renderUi(kept(false));

    await user.keyboard('{Escape}');
    expect(handleClose).not.toHaveBeenCalled();
    expect(document.body).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    show(kept(true));
    expect(dialog()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(handleClose).toHaveBeenCalledTimes(1);
  });

  it('stays open when a menu in it consumes Esc', async () => {
    const handleClose = jest.fn();
    const { user } = renderUi(
      <WindowFrame
        title="Rename folder"
        onClose={handleClose}
        isAutoClose
        buttons={
          <Menu
            label="More"
            groups={[{ key: 'g', items: [{ key: 'i', label: 'Clone', href: '#/c' }] }]}
          />
        }
      >
        text
      </WindowFrame>,
    );

    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.keyboard('{Escape}');
    expect(handleClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');

    expect(handleClose).toHaveBeenCalledTimes(1);
  });

  it('shows the way back, its footer, and that it is busy', () => {
    renderUi(
      <WindowFrame
        title="Rename folder"
        onClose={jest.fn()}
        isBusy
        breadcrumbs={[{ key: 'p', label: 'Projects', href: '#/projects' }]}
        footer={<button type="submit">OK</button>}
      >
        text
      </WindowFrame>,
    );

    expect(screen.getByRole('link', { name: 'Projects' })).toHaveAttribute('href', '#/projects');
    expect(submitButton()).toBeVisible();
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    expect(dialog()).toHaveAttribute('aria-busy', 'true');
  });
});
