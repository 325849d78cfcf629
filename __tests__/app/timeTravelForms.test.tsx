/** What stands in a form is state while the form is shown: a jump in Redux DevTools puts it back, and sends nothing. */
import { instrument } from '@redux-devtools/instrument';
import { screen, waitFor } from '@testing-library/react';
import { findSubmitButton, submitButton } from '@tests/support/forms';
import { startJourney } from '@tests/support/journey';
import { renderApp } from '@tests/support/renderApp';
import { serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { sentCalls } from '@tests/support/server/tracker';
import { ApiErrorCode } from '@/protocol/errorCodes';

const title = 'Change request with a value in every attribute';

/** The form of an issue with a value in every attribute. */
async function start() {
  const view = renderApp({ at: '/issues/12/edit', as: 'carol', enhancers: [instrument()] });
  await screen.findByRole('textbox', { name: 'Name' });
  await view.settled();
  const journey = startJourney(view.store, () => sentCalls().length);
  return {
    ...view,
    ...journey,
    /** Remembers the moment as soon as this text stands in the state. */
    rememberTyped: async (text: string) => {
      await waitFor(() => {
        expect(JSON.stringify(view.store.getState().issueView.forms)).toContain(text);
      });
      await journey.remember();
    },
  };
}

it('moves what was typed, and what came of saving it', async () => {
  const { user, remember, rememberTyped, expectEveryMomentAgain } = await start();
  serverRefuses('/issues/edit.php', ApiErrorCode.AccessDenied);
  await remember();

  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Another name');
  await rememberTyped('Another name');

  const estimate = screen.getByLabelText('Estimate');
  await user.clear(estimate);
  await user.type(estimate, 'many');
  await user.click(submitButton());
  await waitFor(() => {
    expect(estimate).toBeInvalid();
  });
  await rememberTyped('many');

  await user.clear(estimate);
  await user.type(estimate, '7');
  await user.click(await findSubmitButton());
  await screen.findByRole('alert');
  await rememberTyped('"7.00"');

  await expectEveryMomentAgain();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Another name');
});

it('moves the refusal that ends a question', async () => {
  serverAnswers('/types/views/load.php', { id: 14, name: 'Overdue', isPublic: false });
  const view = renderApp({
    at: '/types/4/views/14/publish',
    as: 'admin',
    enhancers: [instrument()],
  });
  serverRefuses('/types/views/publish.php', ApiErrorCode.ViewAlreadyExists);
  const { remember, expectEveryMomentAgain } = startJourney(view.store, () => sentCalls().length);
  const publish = await findSubmitButton();
  await view.settled();
  await remember();

  await view.user.click(publish);
  await waitFor(() => {
    expect(publish).not.toBeInTheDocument();
  });
  await remember();

  await expectEveryMomentAgain();
});

it('opens and closes what hangs open in its fields', async () => {
  const { user, remember, rememberTyped, expectEveryMomentAgain } = await start();
  const dueDate = screen.getByLabelText('Due Date');
  await user.click(dueDate);
  await remember();

  await user.keyboard('{F4}');
  await screen.findByRole('grid');
  await remember();

  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });
  await remember();

  await user.click(screen.getByLabelText('Requester'));
  await user.keyboard('{ArrowDown}');
  await screen.findAllByRole('option');
  await remember();

  // A value of several that is not one of them yet.
  await user.type(screen.getByLabelText('Tags'), 'half a t');
  await rememberTyped('urgent, my own tag, half a t');
  await user.keyboard('ag,');
  await screen.findByRole('button', { name: 'Remove half a tag' });
  await rememberTyped('urgent, my own tag, half a tag');

  await expectEveryMomentAgain();
});

it('moves the offer of what was typed another day', async () => {
  const { user, remember, rememberTyped, expectEveryMomentAgain } = await start();
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.type(name, ' and more');
  await rememberTyped(`${title} and more`);

  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });
  await remember();

  window.location.hash = '#/issues/12/edit';
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(`${title} and more`);
  await rememberTyped(`${title} and more`);

  await expectEveryMomentAgain();
});
