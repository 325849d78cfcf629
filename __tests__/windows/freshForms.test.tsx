import { act, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { arriveAt, cancelForm, submitForm, textField } from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import { answersAreSlow, serverAnswers, serverDown } from '@tests/support/server/scenarios';

const renamed = {
  details: { id: 1, name: 'Renamed elsewhere', access: 2, public: false },
  description: null,
} as const;

/** Opens a form, leaves it, and has its project renamed by somebody else. */
async function leaveForm() {
  const { user } = renderApp({ at: '/projects/1/rename', as: 'admin' });
  expect(await textField('Name')).toHaveValue('Acme Website');
  await cancelForm(user);
  await arriveAt('/projects/1');
  await screen.findByRole('dialog', { name: 'Acme Website' });
}

describe('a form whose object is known from before', () => {
  it('opens with what the server says now, and tells its title at once', async () => {
    await leaveForm();
    serverAnswers('/projects/load.php', renamed);
    const { letThrough } = answersAreSlow('/projects/load.php');
    window.history.back();

    const form = await screen.findByRole('dialog', { name: 'Rename project' });
    expect(form).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    letThrough();

    expect(await textField('Name')).toHaveValue('Renamed elsewhere');
  });

  it('does not open with an old answer when there is no new one', async () => {
    await leaveForm();
    const outage = serverDown();
    window.history.back();

    await waitForElementToBeRemoved(screen.queryByRole('dialog', { name: 'Acme Website' }));
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    outage.stop();
  });

  it('opens again after it was saved, though the definitions come later than one is back', async () => {
    const { user } = renderApp({ at: '/settings/access', as: 'admin' });
    await user.click(await screen.findByRole('checkbox', { name: 'Allow anonymous access' }));
    serverAnswers('/settings/access/edit.php', { changed: true });
    const { letThrough } = answersAreSlow('/global.php');
    await submitForm(user);
    await arriveAt('/settings');

    act(() => {
      window.location.hash = '#/settings/access';
    });
    await screen.findByRole('dialog', { name: 'Access settings' });
    letThrough();

    expect(await screen.findByRole('checkbox', { name: 'Allow anonymous access' })).toBeChecked();
  });
});
