import { screen } from '@testing-library/react';
import { arriveAt, retype, submitForm, textField } from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import { serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { sentCalls, sentTo } from '@tests/support/server/tracker';
import { answerParts } from './recordedTypes';

const taken = 'An issue type with this name already exists.';

beforeEach(() => {
  answerParts('admin');
});

describe('adding a type', () => {
  const at = '/types/add';

  it('sends its name and leads to it', async () => {
    serverAnswers('/types/add.php', { typeId: 4, changed: true });
    const { user } = renderApp({ at, as: 'admin' });

    expect(await textField('Name')).toHaveFocus();
    expect(await textField('Name')).toHaveAttribute('maxlength', '80');
    await user.type(await textField('Name'), '  Change   Requests {Enter}');

    expect((await sentTo('/types/add.php')).payload).toEqual({ name: 'Change Requests' });
    await arriveAt('/types/4');
  });

  it('wants a name', async () => {
    const { user } = renderApp({ at, as: 'admin' });

    await submitForm(user);

    expect(await screen.findByText('Enter a value.')).toBeVisible();
    expect(sentCalls('/types/add.php')).toHaveLength(0);
  });

  it('says that the name is taken', async () => {
    serverRefuses('/types/add.php', 314);
    const { user } = renderApp({ at, as: 'admin' });

    await user.type(await textField('Name'), 'Bugs{Enter}');

    expect(await screen.findByText(taken)).toBeVisible();
    expect(await textField('Name')).toBeInvalid();
  });
});

describe('renaming a type', () => {
  const at = '/types/4/rename';

  it('sends the new name', async () => {
    serverAnswers('/types/rename.php', { typeId: 4, changed: true });
    const { user } = renderApp({ at, as: 'admin' });

    expect(await textField('Name')).toHaveValue('Change Requests');
    expect((await sentTo('/types/load.php')).payload).toEqual({ typeId: 4 });
    await retype(user, await textField('Name'), 'Wishes{Enter}');

    expect((await sentTo('/types/rename.php')).payload).toEqual({ typeId: 4, name: 'Wishes' });
    await arriveAt('/types/4');
  });

  it('says that the name is taken', async () => {
    serverRefuses('/types/rename.php', 314);
    const { user } = renderApp({ at, as: 'admin' });

    await retype(user, await textField('Name'), 'Bugs{Enter}');

    expect(await screen.findByText(taken)).toBeVisible();
    expect(await textField('Name')).toBeInvalid();
  });
});
