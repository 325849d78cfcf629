/** Everything that can go wrong on the way of a save, and what is then true of every form. */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { mswServer } from '@tests/setup/mswServer';
import { startClock } from '@tests/support/clock';
import { submitButtons, valuesIn } from '@tests/support/dom';
import { findSubmitButton } from '@tests/support/forms';
import { optionsOf, renderApp } from '@tests/support/renderApp';
import type { JsonObject } from '@tests/support/server/recordedCalls';
import { baseURL, replyWith, sentCalls, type SentCall } from '@tests/support/server/tracker';
import { readPath } from '@/routing/address';
import type { Confirmation } from '../confirmation';
import type { FormCase } from '../form';
import { changeMeanwhile } from '../meanwhile';

export interface Fault {
  name: string;
  answer: () => Response;
  says: RegExp;
  /** It may come although the save was carried out. */
  maySucceed?: true;
}

const page = (status: number) => () =>
  new HttpResponse('<html><h1>Gateway</h1></html>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  });

const refused = (errorCode: number, status: number) => () =>
  HttpResponse.json({ errorCode, errorMessage: '' }, { status });

/** In this order each is answered by what the one before offers. */
export const faults: readonly Fault[] = [
  { name: 'access denied', answer: refused(301, 200), says: /do not have permission/ },
  {
    name: 'offline',
    answer: () => HttpResponse.error(),
    says: /cannot be reached/,
    maySucceed: true,
  },
  { name: 'internal error', answer: refused(500, 500), says: /could not complete/ },
  {
    name: 'empty error',
    answer: () => new Response('', { status: 500 }),
    says: /not complete/,
    maySucceed: true,
  },
  { name: 'page of a proxy', answer: page(502), says: /could not complete/, maySucceed: true },
  {
    name: 'half an answer',
    answer: () => new Response('{"result":'),
    says: /not be understood/,
    maySucceed: true,
  },
  {
    name: 'page in place of an answer',
    answer: page(200),
    says: /not be understood/,
    maySucceed: true,
  },
  { name: 'moved', answer: page(304), says: /unexpected/, maySucceed: true },
  { name: 'session expired', answer: refused(300, 200), says: /session has expired/ },
  { name: 'session replaced', answer: refused(371, 200), says: /in the new session/ },
  { name: 'upload refused', answer: refused(403, 400), says: /could not be uploaded/ },
  { name: 'too large for a proxy', answer: page(413), says: /more than the server|uploaded/ },
  { name: 'too many requests', answer: page(429), says: /server is busy/ },
  { name: 'overloaded', answer: page(503), says: /server is busy/ },
];

/** Where an add is looked for before it is sent again: nothing was saved. */
const nothingFound: Readonly<Record<string, (call: SentCall) => object | undefined>> = {
  '/issues/load.php': ({ payload }) =>
    // What the screen shows is asked for as HTML.
    payload['history'] === true && payload['html'] !== true
      ? { details: {}, history: [] }
      : undefined,
  '/issues/list.php': ({ payload }) =>
    payload['allColumns'] === true || payload['limit'] === 1
      ? { columns: [], issues: [], totalCount: 0 }
      : undefined,
  '/projects/list.php': () => ({ projects: [] }),
  '/projects/load.php': ({ payload }) =>
    payload['folders'] === true ? { details: {}, folders: [] } : undefined,
  '/types/list.php': () => ({ types: [] }),
  '/users/list.php': () => ({ users: [] }),
  '/alerts/list.php': () => ({ personalAlerts: [], publicAlerts: [] }),
  '/reports/list.php': () => ({ personalReports: [], publicReports: [] }),
};

/** What any save may be answered with. */
const saved = {
  changed: true,
  stampId: 900_000,
  issueId: 900_000,
  projectId: 900_000,
  typeId: 900_000,
  userId: 900_000,
  viewId: 900_000,
  updateLanguage: false,
};

/** What the walk has to know of a form or an editor. */
type Walked = Pick<
  FormCase,
  'at' | 'as' | 'prepare' | 'change' | 'save' | 'looks' | 'loads' | 'meanwhile'
>;

/** An editor that stands where its result will: it goes nowhere when it has saved, but is gone. */
export interface EditorCase extends Walked {
  isWide?: boolean;
  /** Which of the saves meet the faults, where it sends several; the others are answered. */
  meets?: (payload: JsonObject) => boolean;
  /** What is saved after it. */
  then?: FormCase['save'];
  /** What is kept beside the fields. */
  expectKept?: (part: HTMLElement) => void;
  /** Below `src/features`. */
  file: string;
  /** Of its form. */
  title: string | RegExp;
  open: (user: UserEvent) => Promise<void>;
  /** Where it leads when it has saved; by default nowhere. */
  leadsTo?: string;
}

interface Start {
  /** What is on screen before it is opened; by default itself. */
  startsAt?: string;
  /** What a question is about, which is looked at again before each try. */
  subject?: Confirmation['load'];
}

/** How a form is opened, and when it has been left. */
interface Walk {
  find: (user: UserEvent) => Promise<HTMLElement>;
  expectLeft: (part: HTMLElement) => void;
}

/** A question without fields: nothing is typed in it, but it is asked as long as nothing has come of it. */
export function walkConfirmationFaults({
  at,
  as,
  title,
  asks,
  list,
  prepare,
  load,
  save,
}: Confirmation): Promise<void> {
  const question: Walked & Start = {
    at,
    as,
    save: save.path,
    loads: [],
    change: () => Promise.resolve(),
    ...(prepare && { prepare }),
    ...(list && { startsAt: list.at }),
    ...(load && { subject: load }),
  };
  return walk(question, {
    find: async () => {
      if (list) {
        await screen.findByText(list.count);
        window.location.hash = at;
      }
      const dialog = await screen.findByRole('dialog', { name: title });
      await waitFor(() => {
        expect(dialog).toHaveTextContent(asks);
      });
      await findSubmitButton();
      return dialog;
    },
    expectLeft: () => {
      expect(readPath()).not.toBe(at);
    },
  });
}

/** Opens a form in a window, edits it and lets its save meet all faults, one after the other, before it succeeds. */
export function walkFaults(form: FormCase): Promise<void> {
  return walk(form, {
    find: async () => {
      const dialog = await screen.findByRole('dialog', { name: form.title });
      await findSubmitButton();
      return dialog;
    },
    expectLeft: () => {
      expect(readPath()).not.toBe(form.at);
    },
  });
}

/** The same of an editor in place. */
export function walkEditorFaults(editor: EditorCase): Promise<void> {
  return walk(editor, {
    find: async (user) => {
      await editor.open(user);
      return screen.findByRole('form', { name: editor.title });
    },
    expectLeft: (part) => {
      expect(part).not.toBeInTheDocument();
      expect(readPath()).toBe(editor.leadsTo ?? editor.at);
    },
  });
}

async function walk(
  form: Walked & Start & Pick<EditorCase, 'isWide' | 'meets' | 'then' | 'expectKept'>,
  { find, expectLeft }: Walk,
): Promise<void> {
  const isMet = ({ path, payload }: SentCall) =>
    path === form.save && (form.meets?.(payload) ?? true);
  const met = () => sentCalls().filter(isMet);
  form.prepare?.();
  const { user: hovering } = renderApp({
    at: form.startsAt ?? form.at,
    as: form.as,
    isWide: form.isWide ?? false,
  });
  // The pointer would come to the same button again for each fault, which is two fifths of a click.
  const user = hovering.setup({ skipHover: true });
  const dialog = await find(user);
  await form.change(user);
  await act(async () => {
    await Promise.resolve();
  });
  const typed = valuesIn(dialog);
  const client = serveClientPage(form);
  answerLookups(form);
  replyWith((call) =>
    call.path === form.save && !isMet(call) ? HttpResponse.json({ result: saved }) : undefined,
  );

  let sent = 0;
  for (const fault of faults) {
    const trouble = replyWith((call) => (isMet(call) ? fault.answer() : undefined));
    await submitOrTryAgain(user, dialog);
    await expectError(dialog, fault.says);
    trouble.stop();
    // A call whose token was replaced is made once more by itself.
    sent += fault.name === 'session replaced' ? 2 : 1;
    expect([fault.name, met().length]).toEqual([fault.name, sent]);
    expectKept(form, dialog, typed);
    form.expectKept?.(dialog);
    if (fault.name === 'session replaced') {
      await client.asSomebodyElse(async () => {
        await submitOrTryAgain(user, dialog);
        await expectError(dialog, /logged in as someone else/);
      });
      expectKept(form, dialog, typed);
    }
  }

  await stopWaiting(isMet, user, dialog);
  sent += 1;
  expectKept(form, dialog, typed);

  const others = form.meanwhile;
  if (others) await changeMeanwhile(form, others);
  const success = replyWith(({ path }) =>
    path === form.save || path === form.then ? HttpResponse.json({ result: saved }) : undefined,
  );
  await submitOrTryAgain(user, dialog);
  if (others) {
    await expectError(dialog, /Someone has changed this/);
    expect(within(dialog).getByText(others.shown, { selector: 'dd' })).toBeVisible();
    expect(sentCalls(form.save)).toHaveLength(sent);
    expectKept(form, dialog, typed);
    await user.click(within(dialog).getByRole('button', { name: 'Save mine' }));
  }
  await waitFor(() => {
    expectLeft(dialog);
  });
  await waitFor(() => {
    expect(document.body).not.toHaveFocus();
  });
  success.stop();
  expect(met()).toHaveLength(sent + (form.looks ?? 0) + 1);
  if (form.then) expect(sentCalls(form.then)).toHaveLength(1);
}

const alertsIn = (dialog: HTMLElement) =>
  within(dialog)
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent);

async function submitOrTryAgain(user: UserEvent, dialog: HTMLElement) {
  const again = within(dialog)
    .queryAllByRole('alert')
    .flatMap((alert) => within(alert).queryAllByRole('button', { name: 'Try again' }))[0];
  const [own] = submitButtons(dialog);
  if (!again && !own) throw new Error('There is nothing to submit.');
  await user.click(again ?? own ?? dialog);
}

/** No answer comes at all. */
async function stopWaiting(
  isMet: (call: SentCall) => boolean,
  user: UserEvent,
  dialog: HTMLElement,
) {
  let end: () => void = () => undefined;
  const silence = replyWith((call) =>
    isMet(call)
      ? new Promise((resolve) => {
          end = () => {
            resolve(HttpResponse.error());
          };
        })
      : undefined,
  );
  const clock = startClock();
  await submitOrTryAgain(user, dialog);
  await clock.pass(16);
  expect(dialog).toHaveTextContent(/taking longer than usual/);
  // Not by `user`: what was under way ends a moment after the click, of several files each by itself, and while the clock
  // stands still nobody waits for that.
  const stop = within(dialog).getByRole('button', { name: 'Stop waiting' });
  act(() => {
    stop.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  await clock.pass(0);
  jest.useRealTimers();
  await expectError(dialog, /not known whether this was saved/);
  silence.stop();
  end();
}

async function expectError(dialog: HTMLElement, says: RegExp) {
  await waitFor(() => {
    expect(alertsIn(dialog)).toContainEqual(expect.stringMatching(says));
  });
}

function expectKept({ at }: Walked, dialog: HTMLElement, typed: unknown) {
  expect(valuesIn(dialog)).toEqual(typed);
  expect(document.body).not.toHaveFocus();
  expect(readPath()).toBe(at);
}

/** The page that a form gets a new token from; the session may be that of somebody else for a while. */
function serveClientPage({ as }: Walked) {
  const options = optionsOf(as);
  let { userId } = options;
  mswServer.use(
    http.get(`${baseURL}/client/index.php`, () =>
      HttpResponse.html(
        `<script>window.__WI_OPTIONS = ${JSON.stringify({ ...options, userId })};</script>`,
      ),
    ),
  );
  return {
    asSomebodyElse: async (action: () => Promise<void>) => {
      userId = options.userId + 1;
      await action();
      ({ userId } = options);
    },
  };
}

/** As long as the form is open; afterwards nothing is asked that matters here. */
function answerLookups({ at, save, subject }: Walked & Start) {
  replyWith((call) => {
    if (readPath() !== at) return HttpResponse.error();
    const { path, payload } = call;
    if (isCallOf(subject, call)) return undefined;
    const found =
      path === '/types/load.php' && isTypeLookup(save, payload)
        ? { attributes: [], publicViews: [], personalViews: [] }
        : nothingFound[path]?.(call);
    return found && HttpResponse.json({ result: found });
  });
}

function isCallOf(load: Confirmation['load'], { path, payload }: SentCall): boolean {
  const wanted = Object.entries(load?.payload ?? {});
  return path === load?.path && wanted.every(([name, value]) => payload[name] === value);
}

function isTypeLookup(save: string, payload: JsonObject): boolean {
  return (
    'publicViews' in payload ||
    (save === '/types/attributes/add.php' && payload['attributes'] === true)
  );
}
