/** What is true of every form of the administration: they differ in data only. */
import { screen } from '@testing-library/react';
import { windows } from '@tests/contracts/addresses';
import { readAllRoutes } from '@tests/support/allRoutes';
import {
  arriveAt,
  cancelForm,
  findSubmitButton,
  querySubmitButton,
  submitForm,
} from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import { serverRefuses } from '@tests/support/server/scenarios';
import { sentCalls } from '@tests/support/server/tracker';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { alertForms } from './alerts/forms';
import type { FormCase } from './form';
import { projectForms } from './projects/forms';
import { settingsForms } from './settings/forms';
import { typeForms } from './types/forms';
import { userForms } from './users/forms';

const forms: readonly FormCase[] = [
  ...alertForms,
  ...projectForms,
  ...settingsForms,
  ...typeForms,
  ...userForms,
];

/** Where they stand; those of issues have suites of their own. */
const areas =
  /^\/(projects|types\/(add|:typeId\/(?!issues))|users|account|alerts|reports|settings)/;

const denied = 'You do not have permission to do this.';

/** What the shell itself asks for. */
const askedByShell = ['/global.php', '/alerts/status.php', '/issues/list.php'];

const sentAboutIt = () =>
  sentCalls()
    .filter(({ path }) => !askedByShell.includes(path))
    .map(({ path, payload }) => ({ path, payload }));

async function open({ at, as, title, prepare }: FormCase) {
  prepare?.();
  const { user } = renderApp({ at, as });
  const dialog = await screen.findByRole('dialog', { name: title });
  await findSubmitButton();
  return { user, dialog };
}

it('covers every form of the administration', async () => {
  const covered = (await readAllRoutes())
    .filter((route) => forms.some(({ at }) => route.handle.open(at) !== null))
    .map(({ path }) => path);

  expect(covered.toSorted()).toEqual(
    windows
      .filter(([, path, , kind]) => kind === 'F' && areas.test(path))
      .map(([, path]) => path)
      .toSorted(),
  );
});

describe.each(forms)('$title at $at, as $as', (form) => {
  const { at, loads, change, save, cancelledTo } = form;

  it('asks for no more than it shows, and sends nothing on Cancel, whatever was changed', async () => {
    const { user } = await open(form);
    const asked = sentAboutIt();
    expect(asked).toHaveLength(loads.length);
    expect(asked).toEqual(expect.arrayContaining([...loads]));

    await change(user);
    await cancelForm(user);

    await arriveAt(cancelledTo);
    expect(sentCalls(save)).toHaveLength(0);
  });

  it('asks visitors to log in', async () => {
    renderApp({ at, as: 'anonymous' });

    expect(await screen.findByText('Log in to do this.')).toBeVisible();
    expect(sentAboutIt()).toHaveLength(0);
  });
});

it.each(forms.filter(({ isEdit }) => isEdit))(
  '$title at $at sends nothing when nothing was changed',
  async (form) => {
    const { user } = await open(form);

    await submitForm(user);

    await arriveAt(form.cancelledTo);
    expect(sentCalls(form.save)).toHaveLength(0);
  },
);

it.each(forms.filter(({ access }) => access === 'admin'))(
  '$title at $at is refused to all but system administrators without asking the server',
  async ({ at }) => {
    renderApp({ at, as: 'bob' });

    expect(await screen.findByText(denied)).toBeVisible();
    expect(sentAboutIt()).toHaveLength(0);
  },
);

it.each(
  forms
    .filter(({ access }) => access === 'login')
    .flatMap((form) => form.loads.map((load) => ({ ...form, load }))),
)('$title at $at is not shown to those whom the server refuses $load.path', async (form) => {
  form.prepare?.();
  serverRefuses(form.load.path, ApiErrorCode.AccessDenied);
  renderApp({ at: form.at, as: form.as });

  expect(await screen.findByText(denied)).toBeVisible();
  expect(querySubmitButton()).not.toBeInTheDocument();
});
