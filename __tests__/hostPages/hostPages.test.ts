import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startHostPage } from '@/hostPages/hostPages';

function showPage(body: string) {
  document.body.innerHTML = body;
  startHostPage();
  return userEvent.setup();
}

const navbar = `
  <button id="toggle-button">Menu</button>
  <div id="navbar-element-collapse" role="region" aria-label="More"></div>`;

afterEach(() => {
  document.body.innerHTML = '';
});

describe('a page the server rendered', () => {
  it('shows and hides the rest of its navbar', async () => {
    const user = showPage(navbar);
    const panel = screen.getByRole('region', { name: 'More' });

    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(panel).toHaveClass('in');
    expect(panel).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('button', { name: 'Menu' }));

    expect(panel).not.toHaveClass('in');
    expect(panel).toHaveAttribute('aria-expanded', 'false');
  });

  it('hides it when the window has become wide', async () => {
    const user = showPage(navbar);

    await user.click(screen.getByRole('button', { name: 'Menu' }));
    fireEvent(window, new Event('resize'));

    expect(screen.getByRole('region', { name: 'More' })).not.toHaveClass('in');
  });

  it('starts at the first field with an error, else at the first field', () => {
    const first = '<div class="form-group"><input class="form-control" aria-label="Login" /></div>';
    const wrong =
      '<div class="form-group has-error"><input class="form-control" aria-label="Password" /></div>';

    showPage(first + wrong);
    expect(screen.getByRole('textbox', { name: 'Password' })).toHaveFocus();
    showPage(first);

    expect(screen.getByRole('textbox', { name: 'Login' })).toHaveFocus();
  });

  it.each(['field-install-installSubmit', 'field-update-updateSubmit'])(
    'shows that it is busy after a click on %s',
    async (id) => {
      const user = showPage(
        `<button id="${id}" type="button">Start</button><div class="busy-overlay" style="display: none">busy</div>`,
      );

      await user.click(screen.getByRole('button', { name: 'Start' }));

      expect(screen.getByText('busy')).toBeVisible();
    },
  );

  it('does nothing on a page that has none of it', () => {
    showPage('<p>The page was not found.</p>');

    expect(document.body).toHaveFocus();
  });
});
