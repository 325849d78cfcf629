import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startHostPage } from '@/hostPages/hostPages';
import { startClock } from '@tests/support/clock';

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

  describe('after a refused login', () => {
    const group = (name: string, type: string, value: string, attributes = '', error = '') =>
      `<div class="form-group ${error && 'has-error'}"><label>${name}
         <input class="form-control" type="${type}" value="${value}" ${attributes} /></label>
         ${error && `<p class="help-block">${error}</p>`}</div>`;
    const alert = '<div class="alert alert-danger" role="alert"><p>Wrong password</p></div>';
    const password = group('Password', 'password', '');
    const failed = 'Wrong password';

    it.each([
      ['told above the form', alert + group('Login', 'text', 'ann') + password, 'Password'],
      ['told at the login', group('Login', 'text', 'ann', '', failed) + password, 'Password'],
      [
        'told at the password',
        group('Login', 'text', 'ann') + group('Password', 'password', '', '', failed),
        'Password',
      ],
      [
        'for a login that cannot be one',
        group('Login', 'text', 'a  b', 'aria-invalid="true"', failed) + password,
        'Login',
      ],
      ['without a login', group('Login', 'text', '', '', failed) + password, 'Login'],
      [
        'of a registration',
        group('Login', 'text', 'ann', '', failed) + password + group('Repeat', 'password', ''),
        'Login',
      ],
    ])('%s, it starts where one types next, and the error is read out', (_case, fields, label) => {
      showPage(`<form>${fields}</form>`);

      const field = screen.getByLabelText(label, { exact: false });
      expect(field).toHaveFocus();
      expect(field).toHaveAccessibleDescription(failed);
    });
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

  it('sends a form once, however often one presses meanwhile', async () => {
    showPage('<form><input aria-label="Login" /><button>Log in</button></form>');
    const user = userEvent.setup({ delay: null });
    const sent: boolean[] = [];
    document.addEventListener('submit', note);
    function note(event: Event) {
      sent.push(!event.defaultPrevented);
      // Nothing leads away from here.
      event.preventDefault();
    }
    const clock = startClock();

    await user.dblClick(screen.getByRole('button', { name: 'Log in' }));
    await user.type(screen.getByRole('textbox', { name: 'Login' }), '{Enter}');
    expect(sent).toEqual([true, false, false]);

    // Whoever has stopped it may do it again.
    await clock.pass(10);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(sent).toEqual([true, false, false, true]);
    document.removeEventListener('submit', note);
  });

  it('does nothing on a page that has none of it', () => {
    showPage('<p>The page was not found.</p>');

    expect(document.body).toHaveFocus();
  });
});
