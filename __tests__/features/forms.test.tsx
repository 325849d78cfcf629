/** What is true of every form: they differ in data only. */
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { windows } from '@tests/contracts/addresses';
import { readAllRoutes } from '@tests/support/allRoutes';
import { focused } from '@tests/support/dom';
import {
  arriveAt,
  cancelForm,
  findSubmitButton,
  querySubmitButton,
  submitForm,
} from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import { serverRefuses } from '@tests/support/server/scenarios';
import { replyWith, sentCalls } from '@tests/support/server/tracker';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { alertForms } from './alerts/forms';
import type { FormCase } from './form';
import { issueForms } from './issues/forms';
import { changeMeanwhile } from './meanwhile';
import { projectForms } from './projects/forms';
import { settingsForms } from './settings/forms';
import { typeForms } from './types/forms';
import { userForms } from './users/forms';

const administration: readonly FormCase[] = [
  ...alertForms,
  ...projectForms,
  ...settingsForms,
  ...typeForms,
  ...userForms,
];

const forms = [...administration, ...issueForms];

/** Where the forms of the administration stand. */
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
    .filter((route) => administration.some(({ at }) => route.handle.open(at) !== null))
    .map(({ path }) => path);

  expect(covered.toSorted()).toEqual(
    windows
      .filter(([, path, , kind]) => kind === 'F' && areas.test(path))
      .map(([, path]) => path)
      .toSorted(),
  );
});

describe.each(forms)('$title at $at, as $as', (form) => {
  const { loads, change, save, cancelledTo } = form;

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
});

it.each(forms.filter(({ access }) => access !== 'anybody'))(
  '$title at $at asks visitors to log in, and the server nothing',
  async ({ at }) => {
    renderApp({ at, as: 'anonymous' });

    expect(await screen.findByText('Log in to do this.')).toBeVisible();
    expect(sentAboutIt()).toHaveLength(0);
  },
);

it.each(forms.filter(({ isEdit }) => isEdit))(
  '$title at $at sends nothing when nothing was changed',
  async (form) => {
    const { user } = await open(form);

    await submitForm(user);

    await arriveAt(form.cancelledTo);
    expect(sentCalls(form.save)).toHaveLength(0);
  },
);

const ofTwo = 'a choice of two: who changes it, too, makes the same of it';
const adds = 'adds to a list, and takes nothing out of it that another has put there';

/** Forms that need not show what somebody else has made of the same field, and why. */
const withoutConflicts: Readonly<Record<string, string>> = {
  '/reports/7/edit': ofTwo,
  '/projects/1/folders/1/move': 'a folder that another has moved is no longer where it was',
  '/projects/1/permissions/edit': ofTwo,
  '/projects/1/members/add': adds,
  '/projects/1/members/4/edit': ofTwo,
  '/settings/access': 'its boxes are of two; its address is compared as every text is',
  '/types/4/attributes/reorder': 'merges what came or went into its order, as its suite tells',
  '/users/9/projects/add': adds,
  '/users/9/projects/1/edit': ofTwo,
  '/account/projects/add': adds,
  '/account/projects/1/edit': ofTwo,
};

const isShownToNobody = 'changes a password, which is shown to nobody';

const isAlone = 'its answer tells of nothing else that others can change';
const ofOthers = 'beside what it edits its answer has only names of other things';

/** Forms that have nothing to say of what others changed beside the same field, and why. */
const withoutBeside: Readonly<Record<string, string>> = {
  '/projects/archive/5/rename': 'an archived project has nothing else that can be changed',
  '/projects/1/folders/1/rename': isAlone,
  '/projects/1/members/add': adds,
  '/projects/1/members/4/edit': ofOthers,
  '/settings/server/rename': isAlone,
  '/types/4/rename': isAlone,
  '/types/4/attributes/reorder': 'merges what came or went into its order, as its suite tells',
  '/users/9/projects/add': adds,
  '/users/9/projects/1/edit': ofOthers,
  '/account/projects/add': adds,
  '/account/projects/1/edit': ofOthers,
};

/** Forms that edit nothing that is there, and are not named after what they add. */
const withoutObject: Readonly<Record<string, string>> = {
  '/types/4/views/14/clone': 'makes a view of its own',
  '/users/4/password/change': isShownToNobody,
  '/users/1/password/change': isShownToNobody,
  '/account/password/change': isShownToNobody,
  '/users/requests/1/approve': 'makes an account; a request that another has answered is refused',
};

it('knows of every form that edits something what two can make of the same field', () => {
  const unknown = administration.filter(({ isEdit, meanwhile }) => isEdit && !meanwhile);
  const others = administration.filter(({ isEdit, at }) => !isEdit && !at.endsWith('/add'));

  expect(unknown.map(({ at }) => at)).toEqual(Object.keys(withoutConflicts));
  expect(others.map(({ at }) => at)).toEqual(Object.keys(withoutObject));
  const alone = administration.filter(({ isEdit, beside }) => isEdit && !beside);
  expect(alone.map(({ at }) => at)).toEqual(Object.keys(withoutBeside));
});

// For those of issues the walks of their saves do.
it.each(
  administration.flatMap((form) =>
    form.meanwhile ? [{ ...form, meanwhile: form.meanwhile }] : [],
  ),
)(
  '$title at $at, as $as, shows before, theirs and mine when both changed the same field',
  async (form) => {
    const { user, dialog } = await open(form);
    await form.change(user);
    await changeMeanwhile(form, form.meanwhile);

    await submitForm(user);

    const shown = await within(dialog).findByText(form.meanwhile.shown, { selector: 'dd' });
    expect(shown).toBeVisible();
    const terms = within(dialog)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    expect(terms).toEqual(['Before', 'Saved meanwhile', 'Yours']);
    expect(sentCalls(form.save)).toHaveLength(0);
    expect(focused()).not.toBe(document.body);

    await user.click(within(dialog).getByRole('button', { name: 'Use theirs' }));
    await submitForm(user);

    await arriveAt(form.cancelledTo);
    expect(sentCalls(form.save)).toHaveLength(0);
  },
);

it.each(forms.flatMap((form) => (form.beside ? [{ ...form, beside: form.beside }] : [])))(
  '$title at $at, as $as, keeps what somebody else made of another field, and says so',
  async (form) => {
    const { user } = await open(form);
    await form.change(user);
    await changeMeanwhile(form, form.beside);
    replyWith(({ path }) =>
      path === form.save ? HttpResponse.json({ result: { changed: true } }) : undefined,
    );

    await submitForm(user);

    await arriveAt(form.cancelledTo);
    expect(sentCalls(form.save).map(({ payload }) => payload)).toEqual([
      expect.objectContaining(form.beside.sent),
    ]);
    const news = await screen.findByText(/^Saved\. Changes by others were kept: /);
    expect(news).toHaveTextContent(`: ${form.beside.name}.`);
  },
);

/** Another value of the same kind. */
function differing(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  return typeof value === 'string' ? `${value} theirs` : value;
}

/** Everything in an answer as somebody else would have it, but for what says which object it is. */
function otherwise(value: unknown): unknown {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return differing(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, /id$/i.test(key) ? part : otherwise(part)]),
  );
}

/** What is sent or answered by its names, whatever stands around it. */
function leaves(value: object): [string, unknown][] {
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? leaves(part)
      : [[key, part] as [string, unknown]],
  );
}

/** The payload of the one save that was sent; null for none. */
function sentTo({ save }: FormCase): object | null {
  const [call, ...others] = sentCalls(save);
  expect(others).toEqual([]);
  return call?.payload ?? null;
}

// What is added to has nothing of its own that a form shows.
it.each(forms.filter(({ isEdit, at }) => isEdit && !at.endsWith('/add')))(
  '$title at $at, as $as, sends nothing old where somebody else has changed everything',
  async (form) => {
    const { user, dialog } = await open(form);
    await form.change(user);
    const [load] = form.loads;
    const before = await changeMeanwhile(form, otherwise);
    replyWith(({ path }) =>
      path === form.save ? HttpResponse.json({ result: { changed: true } }) : undefined,
    );

    await submitForm(user);

    await waitFor(() => {
      const isAsked = within(dialog).queryByRole('button', { name: 'Save mine' }) !== null;
      expect(isAsked || sentTo(form) !== null || window.location.hash !== `#${form.at}`).toBe(true);
    });
    const own = load?.payload ?? {};
    const old = leaves(before).filter(
      ([key, value]) => !(key in own) && !/id$/i.test(key) && differing(value) !== value,
    );
    const sent = leaves(sentTo(form) ?? {});
    for (const leaf of old) expect(sent).not.toContainEqual(leaf);
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
    .filter(({ access }) => access !== 'admin')
    .flatMap((form) => form.loads.map((load) => ({ ...form, load }))),
)('$title at $at is not shown to those whom the server refuses $load.path', async (form) => {
  form.prepare?.();
  serverRefuses(form.load.path, ApiErrorCode.AccessDenied);
  renderApp({ at: form.at, as: form.as });

  expect(await screen.findByText(denied)).toBeVisible();
  expect(querySubmitButton()).not.toBeInTheDocument();
});
