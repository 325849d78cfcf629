/** Every question without fields, of all areas: they differ in data only. */
import { screen, waitFor, within } from '@testing-library/react';
import { windows } from '@tests/contracts/addresses';
import { readAllRoutes } from '@tests/support/allRoutes';
import {
  cancelForm,
  findSubmitButton,
  querySubmitButton,
  submitButton,
  submitForm,
} from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import { serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { sentCalls, sentTo } from '@tests/support/server/tracker';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { readPath } from '@/routing/address';
import { confirmations } from './allConfirmations';
import type { Confirmation } from './confirmation';
import { changeMeanwhile } from './meanwhile';

/** Those that have this to show. */
function having<Key extends keyof Confirmation>(key: Key) {
  return confirmations.filter(
    (question): question is Confirmation & Required<Pick<Confirmation, Key>> => key in question,
  );
}

async function open({ at, as, title, list }: Confirmation) {
  const { user } = renderApp({ at: list?.at ?? at, as });
  if (list) {
    await screen.findByText(list.count);
    window.location.hash = at;
  }
  return { user, dialog: await screen.findByRole('dialog', { name: title }) };
}

/** Waits until the address is another; that of the list itself may be empty. */
async function arriveAt(path: string) {
  await waitFor(() => {
    expect(readPath()).toBe(path);
  });
}

const denied = 'You do not have permission to do this.';

/** What the shell itself asks for. */
const askedByShell = ['/global.php', '/alerts/status.php', '/issues/list.php'];

const sentAboutIt = () => sentCalls().filter(({ path }) => !askedByShell.includes(path));

it('covers every confirmation of the client', async () => {
  const covered = (await readAllRoutes())
    .filter((route) => confirmations.some(({ at }) => route.handle.open(at) !== null))
    .map(({ path }) => path);

  expect(covered.toSorted()).toEqual(
    windows
      .filter(([, , , kind]) => kind === 'C')
      .map(([, path]) => path)
      .toSorted(),
  );
});

describe.each(confirmations)('$at: $asks', (question) => {
  const { at, asks, names = [], notes = [], load, save, cancelledTo } = question;

  beforeEach(() => {
    question.prepare?.();
  });

  it('asks, naming what it is about, after no more than one call, and does nothing on Cancel', async () => {
    const { user, dialog } = await open(question);

    await waitFor(() => {
      expect(dialog).toHaveTextContent(asks);
    });
    for (const name of names) {
      expect(within(dialog).getByText(name, { selector: 'strong' })).toBeVisible();
    }
    for (const note of notes) expect(within(dialog).getByText(note)).toBeVisible();
    const asked = sentAboutIt().map(({ path, payload }) => ({ path, payload }));
    expect(asked).toEqual(load ? [load] : []);
    const cancel = within(dialog).getByRole('button', { name: 'Cancel' });
    expect(question.isDangerous ? cancel : submitButton()).toHaveFocus();

    await cancelForm(user);

    await arriveAt(cancelledTo);
    expect(sentCalls(save.path)).toHaveLength(0);
  });

  it('does it when answered and goes on', async () => {
    serverAnswers(save.path, save.answer);
    const { user } = await open(question);

    await user.click(await findSubmitButton());

    expect((await sentTo(save.path)).payload).toEqual(save.payload);
    await arriveAt(question.savedTo ?? cancelledTo);
    expect(sentCalls(save.path)).toHaveLength(1);
    // What is gone from the screen is told of.
    expect(screen.queryAllByText(/^Deleted/)).toHaveLength(
      question.title.startsWith('Delete ') ? 1 : 0,
    );
  });

  it('stays open with the reason when the server refuses', async () => {
    serverRefuses(save.path, ApiErrorCode.TransactionDeadlock);
    const { user, dialog } = await open(question);

    await user.click(await findSubmitButton());

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(dialog).toBeVisible();
    expect(readPath()).toBe(at);
  });
});

/** What is deleted but never edited, so that nobody can change it meanwhile; the issue has a story of its own. */
const withoutMeanwhile = ['/issues/7/delete', '/users/requests/1/reject'];

it('looks what others have changed before anything is deleted that can be changed', () => {
  const unguarded = confirmations.filter(({ isDangerous, meanwhile }) => isDangerous && !meanwhile);

  expect(unguarded.map(({ at }) => at)).toEqual(expect.arrayContaining(withoutMeanwhile));
  expect(unguarded.filter(({ at }) => !withoutMeanwhile.includes(at))).toEqual([]);
});

describe.each(
  confirmations.flatMap((question) => {
    const { load, meanwhile } = question;
    return load && meanwhile ? [{ ...question, load, meanwhile }] : [];
  }),
)('what somebody changes while $at is asked', (question) => {
  const { load, save, meanwhile, savedTo, cancelledTo } = question;

  async function answer() {
    question.prepare?.();
    const { user, dialog } = await open(question);
    const submit = await findSubmitButton();
    await changeMeanwhile({ loads: [load] }, meanwhile);
    serverAnswers(save.path, save.answer);
    await user.click(submit);
    await screen.findByText(/^Someone has changed this since you opened it/);
    return { user, dialog };
  }

  it('stops it once, is shown, and leaves the focus where nothing happens', async () => {
    const { user, dialog } = await answer();

    const part = within(dialog).getByRole('region', { name: meanwhile.label });
    expect(within(part).getByText(meanwhile.before)).toBeVisible();
    expect(within(part).getByText(meanwhile.after)).toBeVisible();
    const [news] = within(dialog).getAllByRole('alert');
    expect(news).toHaveTextContent(meanwhile.by ? `Changed by: ${meanwhile.by}` : /decide\.$/);
    expect(within(part).queryByText('Yours')).not.toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(sentCalls(save.path)).toHaveLength(0);

    await user.click(within(dialog).getByRole('button', { name: / anyway$/ }));

    expect((await sentTo(save.path)).payload).toEqual(save.payload);
    await arriveAt(savedTo ?? cancelledTo);
    expect(sentCalls(save.path)).toHaveLength(1);
  });

  it('lets one think better of it', async () => {
    const { user } = await answer();

    await cancelForm(user);

    await arriveAt(cancelledTo);
    expect(sentCalls(save.path)).toHaveLength(0);
  });
});

it.each(confirmations.filter(({ access }) => access === 'admin'))(
  '$at is refused to all but system administrators without asking the server',
  async ({ at }) => {
    renderApp({ at, as: 'bob' });

    expect(await screen.findByText(denied)).toBeVisible();
    expect(sentAboutIt()).toHaveLength(0);
  },
);

it.each(having('load').filter(({ access }) => access !== 'admin'))(
  '$at is not shown to those whom the server refuses it',
  async ({ at, as, load }) => {
    serverRefuses(load.path, ApiErrorCode.AccessDenied);
    renderApp({ at, as });

    expect(await screen.findByText(denied)).toBeVisible();
    expect(querySubmitButton()).not.toBeInTheDocument();
  },
);

it.each(confirmations.filter(({ access }) => access !== 'anybody'))(
  '$at asks visitors to log in',
  async ({ at }) => {
    renderApp({ at, as: 'anonymous' });

    expect(await screen.findByText('Log in to do this.')).toBeVisible();
    expect(sentAboutIt()).toHaveLength(0);
  },
);

describe.each(having('force'))('what is lost by $at', (question) => {
  const { prepare, force, save } = question;

  it('is said at once, and taken', async () => {
    prepare?.();
    await open(question);

    expect(await screen.findByText(force.warning)).toBeVisible();
    expect(save.payload).toHaveProperty('force', true);
  });
});

describe.each(having('force').filter(({ force }) => force.empty))(
  'what is lost by $at when it is no longer empty',
  (question) => {
    const { prepare, force, save, savedTo } = question;

    it('is said after the server has refused, and is asked again', async () => {
      prepare?.();
      force.empty?.();
      const refusal = serverRefuses(save.path, force.refusal);
      const { user } = await open(question);

      await user.click(await findSubmitButton());

      expect(await screen.findByText(force.warning)).toBeVisible();
      const first = sentCalls(save.path).map(({ payload }) => payload);
      expect(first).toEqual([{ ...save.payload, force: false }]);
      refusal.stop();
      serverAnswers(save.path, save.answer);
      await submitForm(user);

      await arriveAt(savedTo ?? question.cancelledTo);
      expect((await sentTo(save.path)).payload).toEqual(save.payload);
    });

    it('is not spoken of before', async () => {
      prepare?.();
      force.empty?.();
      const { dialog } = await open(question);

      await waitFor(() => {
        expect(dialog).toHaveTextContent(question.asks);
      });
      expect(screen.queryByText(force.warning)).not.toBeInTheDocument();
    });
  },
);

it.each(having('finalRefusal'))(
  '$at says why it is not possible at all; Close returns',
  async (question) => {
    const { asks, save, finalRefusal, cancelledTo } = question;
    question.prepare?.();
    serverRefuses(save.path, finalRefusal.code);
    const { user, dialog } = await open(question);

    await submitForm(user);

    expect(await screen.findByText(finalRefusal.text)).toBeVisible();
    expect(dialog).not.toHaveTextContent(asks);
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
    await submitForm(user);

    await arriveAt(cancelledTo);
    expect(sentCalls(save.path)).toHaveLength(1);
  },
);
