import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { arriveAt, submitForm } from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import { serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { sentCalls, sentTo } from '@tests/support/server/tracker';

const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}`));
const me = { id: 1, name: 'Me', login: 'admin', access: 2, email: null, language: null } as const;

async function fill(user: UserEvent, values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) await user.type(await field(label), text);
}

describe.each([
  { at: '/account/password/change', as: 'carol', backTo: '/account' },
  { at: '/users/1/password/change', as: 'admin', backTo: '/users/1' },
] as const)('the own password at $at', ({ at, as, backTo }) => {
  const call = '/account/password/edit.php';

  beforeEach(() => {
    serverAnswers('/users/load.php', { details: me, projects: [] });
  });

  it('is replaced by one who knows it', async () => {
    serverAnswers(call, null);
    const { user } = renderApp({ at, as });

    expect(await field('Current password')).toHaveFocus();
    await fill(user, {
      'Current password': ' old-1 ',
      'New password': 'new  1',
      'Repeat the password': 'new 1',
    });
    await submitForm(user);

    expect((await sentTo(call)).payload).toEqual({ password: 'old-1', newPassword: 'new 1' });
    await arriveAt(backTo);
  });

  async function submitNewPassword() {
    const { user } = renderApp({ at, as });
    await fill(user, {
      'Current password': 'old-1',
      'New password': 'new-1',
      'Repeat the password': 'new-1',
    });
    await submitForm(user);
  }

  it.each([
    [326, 'The server wants a longer password.'],
    [321, 'Do not use the login as the password.'],
  ])('says what a server with rules of its own wants by refusal %i', async (code, text) => {
    serverRefuses(call, code);
    await submitNewPassword();

    await waitFor(async () => {
      expect(await field('New password')).toBeInvalid();
    });
    expect(await field('New password')).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(await field('New password')).toHaveFocus();
  });

  it.each([
    [302, 'Current password'],
    [353, 'New password'],
  ])('shows refusal %i at the field %s', async (code, label) => {
    serverRefuses(call, code);
    await submitNewPassword();

    await waitFor(async () => {
      expect(await field(label)).toBeInvalid();
    });
    expect(await field(label)).toHaveFocus();
  });

  it('is wanted whole, the new one twice', async () => {
    const { user } = renderApp({ at, as });

    await fill(user, { 'New password': 'new-1', 'Repeat the password': 'new-2' });
    await submitForm(user);

    await waitFor(async () => {
      expect(await field('Current password')).toBeInvalid();
    });
    expect(await field('New password')).toBeValid();
    expect(await field('Repeat the password')).toBeInvalid();
    expect(sentCalls(call)).toHaveLength(0);
  });
});

describe('the password of another user', () => {
  const at = '/users/4/password/change';
  const call = '/users/password/edit.php';

  it('is set without knowing it', async () => {
    serverAnswers(call, null);
    const { user } = renderApp({ at, as: 'admin' });

    expect(await field('New password')).toHaveFocus();
    expect(screen.getByText('Carol Diaz', { selector: 'strong' })).toBeVisible();
    expect((await sentTo('/users/load.php')).payload).toEqual({ userId: 4 });
    await fill(user, { 'New password': 'new-1', 'Repeat the password': 'new-1' });
    await user.click(screen.getByRole('checkbox', { name: /next login/ }));
    await submitForm(user);

    expect((await sentTo(call)).payload).toEqual({
      userId: 4,
      password: 'new-1',
      mustChangePassword: true,
    });
    await arriveAt('/users/4');
  });

  it('is wanted twice', async () => {
    const { user } = renderApp({ at, as: 'admin' });

    await fill(user, { 'New password': 'new-1', 'Repeat the password': 'new-2' });
    await submitForm(user);

    await waitFor(async () => {
      expect(await field('Repeat the password')).toBeInvalid();
    });
    expect(await field('New password')).toHaveAttribute('maxlength', '80');
    expect(sentCalls(call)).toHaveLength(0);
  });

  it('is shown to be the same as before', async () => {
    serverRefuses(call, 353);
    const { user } = renderApp({ at, as: 'admin' });

    await fill(user, { 'New password': 'new-1', 'Repeat the password': 'new-1' });
    await submitForm(user);

    await waitFor(async () => {
      expect(await field('New password')).toBeInvalid();
    });
  });
});

describe('a link for a new password', () => {
  const noEmail = 'This account has no email address to send the link to.';

  it.each(['/users/4/password/reset', '/account/password/reset'])(
    'has nowhere to go from %s without an address',
    async (at) => {
      const details = { ...me, id: at.startsWith('/users') ? 4 : 1 };
      serverAnswers('/users/load.php', { details });
      serverAnswers('/account/load.php', { details, projects: [] });
      const { user } = renderApp({ at, as: 'admin' });

      expect(await screen.findByText(noEmail)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
      await submitForm(user);

      await arriveAt(at.replace('/password/reset', ''));
      expect(sentCalls().some(({ path }) => path.endsWith('/password/reset.php'))).toBe(false);
    },
  );
});
