import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { alertStatusApi } from '@/api/endpoints/alertStatus';
import { readPath } from '@/routing/address';
import { addTo, type SmallTracker } from '@tests/server/calls/smallTracker';
import { barOf, focused } from '@tests/support/dom';
import { type LivingTracker, openPreparedTracker } from '@tests/support/server/livingTracker';
import { replyTo } from '@tests/support/server/replyTo';
import { setValue, valueOf } from './ownIssues';
import { inAnyOrder, outcomeOfJob, times } from './walks';

let tracker: LivingTracker;
let ids: number[];
let due: number;
let visit: number;

// What is fetched late is there before the clock of a test runs.
beforeAll(async () => {
  await import('@/app/commands/CommandHost');
  await import('@/features/issues/calendar/CalendarView');
  await import('@/features/issues/calendar/TimelineView');
});

const names = ['One', 'Two', 'Three', 'Four'] as const;
type Name = (typeof names)[number];

async function addDates({ admin, folderId }: SmallTracker) {
  const addDate = (name: string, details: object) =>
    addTo(admin, '/types/attributes/add.php', { typeId: 2, name, type: 'DATETIME', details });
  const made = {
    due: await addDate('Due', {}),
    visit: await addDate('Visit', { time: 1 }),
    ids: [] as number[],
  };
  for (const [name, dueOn, visitAt] of [
    ['One', '2026-03-10', '2026-03-12 15:30'],
    ['Two', '2026-03-10', '2026-03-12 08:15'],
    ['Three', '2026-03-31', ''],
    ['Four', '', '2026-03-09 10:00'],
  ]) {
    const values = [
      { id: made.due, value: dueOn },
      { id: made.visit, value: visitAt },
    ];
    made.ids.push(await addTo(admin, '/issues/add.php', { folderId, name, values }));
  }
  return made;
}

beforeEach(async () => {
  const { tracker: opened, made } = await openPreparedTracker(addDates);
  tracker = opened;
  ({ due, visit, ids } = made);
});

const idOf = (name: Name) => ids[names.indexOf(name)] ?? 0;

const dateOf = (name: Name, attributeId: number) => valueOf(tracker.admin, idOf(name), attributeId);

const card = (name: Name) => screen.getByRole('link', { name: new RegExp(`\\b${name}( ?,|$)`) });
const day = (name: string) => screen.getByRole('link', { name: new RegExp(`, ${name}: `) });
/** The names of the cards in a day of a month. */
const namesOn = (name: string) =>
  screen
    .getAllByRole('cell')
    .filter((cell) => within(cell).queryByRole('link', { name: new RegExp(`, ${name}: `) }))
    .flatMap((cell) => within(cell).queryAllByRole('listitem'))
    .map(({ textContent }) => names.find((one) => textContent.includes(one)));
const list = (name: string) => screen.getByRole('list', { name: new RegExp(`^${name}`) });
const textsIn = (name: string) =>
  within(list(name))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const title = () => screen.getByRole('heading', { level: 2 }).textContent;

/** Links and the history of the browser change the address a moment later. */
const findTitle = (name: string) => screen.findByRole('heading', { level: 2, name });

async function open(as: string, login = 'admin') {
  const app = await tracker.open(login, `/types/2/issues?as=${as}`);
  await screen.findByRole('heading', { level: 2 });
  expect(inAnyOrder(await app.sent())).toEqual(
    inAnyOrder(['getGlobal', 'getAlertStatus', ...times(2, 'listIssues')]),
  );
  return app;
}

const march = () => `calendar.attribute${String(due)}.month.2026-03-10`;

/** The keyboard comes to a card. */
async function goTo(user: UserEvent, name: Name) {
  // The first key brings the code that hears keys.
  await user.keyboard('j');
  await waitFor(() => {
    expect(focused()).toHaveAttribute('data-row-link');
  });
  act(() => {
    card(name).focus();
  });
}

test('issues lie on the days of a month, and the way through time asks the server for nothing', async () => {
  const { user, sent } = await open(march());
  expect(title()).toBe('March 2026');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)[0]).toBe('Sun');
  expect(namesOn('3/10/2026')).toEqual(['One', 'Two']);
  expect(namesOn('3/31/2026')).toEqual(['Three']);
  expect(textsIn('No date: 1 issue')).toEqual([expect.stringContaining('Four')]);

  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(title()).toBe('April 2026');
  expect(readPath()).toBe(`/types/2/issues?as=calendar.attribute${String(due)}.month.2026-04-10`);
  // The days around a month are those of its weeks.
  expect(namesOn('3/31/2026')).toEqual(['Three']);
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.getByText(/^Nothing in this period/)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: '3/10/2026' }));
  await findTitle('March 2026');
  await user.click(day('3/10/2026'));
  await findTitle('3/8/2026 – 3/14/2026');
  expect(textsIn('Tuesday, 3/10/2026: 2 issues')).toEqual([
    expect.stringContaining('One'),
    expect.stringContaining('Two'),
  ]);
  window.history.back();
  await findTitle('March 2026');
  expect(await sent()).toEqual([]);
});

test('keys go from card to card and from day to day, over the edge of the month too', async () => {
  const { user, sent } = await open(march());
  await goTo(user, 'One');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe(card('Two'));
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe(day('3/11/2026'));
  expect(focused()).toHaveAccessibleName('Wednesday, 3/11/2026: 0 issues');
  await user.keyboard('{ArrowLeft}');
  expect(focused()).toBe(day('3/10/2026'));
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe(card('One'));
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(focused()).toBe(day('3/3/2026'));
  await user.keyboard('{ArrowUp}');
  expect(title()).toBe('February 2026');
  expect(focused()).toBe(day('2/24/2026'));
  await user.keyboard('{PageDown}{End}');
  expect(focused()).toBe(day('3/31/2026'));
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe(card('Three'));
  // Steps of the list bring the month of an issue.
  await user.keyboard('{PageDown}');
  expect(title()).toBe('April 2026');
  await user.keyboard('k');
  await waitFor(() => {
    expect(focused()).toBe(card('Two'));
  });
  expect(title()).toBe('March 2026');

  expect(await sent()).toEqual([]);
});

test('a page is a month of what is shown, from days beside it and to those that it shows already', async () => {
  const { user, sent } = await open(march());
  await goTo(user, 'One');
  await user.click(screen.getByRole('button', { name: 'Later' }));
  await findTitle('April 2026');
  act(() => {
    card('Three').focus();
  });
  await user.keyboard('{PageUp}');
  expect(title()).toBe('March 2026');
  expect(focused()).toBe(day('3/1/2026'));
  await user.keyboard('{PageDown}{End}');
  expect(focused()).toBe(day('4/30/2026'));
  await user.keyboard('{PageUp}');
  expect(title()).toBe('March 2026');
  expect(focused()).toBe(day('3/30/2026'));

  expect(await sent()).toEqual([]);
});

test('a card is carried to another day by keys, saved, and taken back', async () => {
  const { user, sent } = await open(march());
  await goTo(user, 'One');
  await user.keyboard(' ');
  expect(await screen.findByText(/^Card lifted/)).toBeInTheDocument();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(namesOn('3/18/2026')).toEqual(['One']);
  expect(screen.getByText('Wednesday, 3/18/2026: 0 issues')).toBeInTheDocument();
  expect(focused()).toBe(card('One'));
  await user.keyboard('{Escape}');
  expect(namesOn('3/10/2026')).toEqual(['One', 'Two']);
  await user.keyboard(' {ArrowRight}{Shift>}{Tab}{/Shift}');
  expect(namesOn('3/10/2026')).toEqual(['One', 'Two']);
  act(() => {
    card('One').focus();
  });
  expect(await sent()).toEqual([]);

  await user.keyboard(' {PageDown}{Enter}');
  expect(title()).toBe('April 2026');
  expect(namesOn('4/10/2026')).toEqual(['One']);
  expect(await screen.findByText(`Card #${String(idOf('One'))} moved`)).toBeInTheDocument();
  expect(await dateOf('One', due)).toBe('2026-04-10');
  expect(await sent()).toEqual(['loadIssue', 'editIssue', 'listIssues']);
  expect(focused()).toBe(card('One'));

  await user.keyboard('{Control>}z{/Control}');
  await waitFor(async () => {
    expect(await dateOf('One', due)).toBe('2026-03-10');
  });

  expect(await sent()).toEqual(['loadIssue', 'editIssue', 'listIssues']);
});

test('a click puts down what has no date, and a day that someone else has set meanwhile stays', async () => {
  const { user, sent } = await open(march());
  await goTo(user, 'Four');
  await user.keyboard('l');
  await user.click(day('3/20/2026'));
  await screen.findByText(`Card #${String(idOf('Four'))} moved`);
  expect(await dateOf('Four', due)).toBe('2026-03-20');
  await waitFor(() => {
    expect(namesOn('3/20/2026')).toEqual(['Four']);
  });

  const values = [{ id: due, value: '2026-03-02' }];
  await tracker.admin.result('/issues/edit.php', { issueId: idOf('Two'), values });
  act(() => {
    card('Two').focus();
  });
  await user.keyboard(' {ArrowRight}{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `Card #${String(idOf('Two'))} was not moved. Someone else changed the attribute Due in the meantime: 3/2/2026`,
  );
  await waitFor(() => {
    expect(namesOn('3/2/2026')).toEqual(['Two']);
  });

  expect(await sent()).toEqual([
    'loadIssue',
    'editIssue',
    'listIssues',
    'loadIssue',
    'listIssues',
    'listIssues',
  ]);
});

/** Somebody else sets a date. */
const theySet = (name: Name, attributeId: number, value: string) =>
  setValue(tracker.admin, idOf(name), { id: attributeId, value });

/** Somebody else acts once, when the client has looked, and before its change arrives. */
function beforeChange(act: () => Promise<unknown>) {
  let isDone = false;
  replyTo('/issues/edit.php', async () => {
    if (isDone) return undefined;
    isDone = true;
    await act();
    return undefined;
  });
}

const notMoved = (name: Name, attribute: string, value: string) =>
  `Card #${String(idOf(name))} was not moved. Someone else changed the attribute ${attribute} in the meantime: ${value}`;

test('a day that somebody else sets at the same moment stays', async () => {
  const { user, sent } = await open(march());
  beforeChange(() => theySet('Two', due, '2026-03-02'));
  await goTo(user, 'Two');
  await user.keyboard(' {ArrowRight}{Enter}');

  expect(await screen.findByRole('alert')).toHaveTextContent(notMoved('Two', 'Due', '3/2/2026'));
  await waitFor(() => {
    expect(namesOn('3/2/2026')).toEqual(['Two']);
  });
  expect(await dateOf('Two', due)).toBe('2026-03-02');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(await sent()).toEqual(['loadIssue', 'editIssue', 'loadIssue', 'listIssues']);
});

test('another date that somebody else sets at the same moment stays beside that of the card', async () => {
  const { user, sent } = await open(march());
  beforeChange(() => theySet('Two', visit, '2026-03-20 10:00'));
  await goTo(user, 'Two');
  await user.keyboard(' {ArrowRight}{Enter}');

  await screen.findByText(`Card #${String(idOf('Two'))} moved`);
  expect(await dateOf('Two', due)).toBe('2026-03-11');
  expect(await dateOf('Two', visit)).toBe('2026-03-20 10:00');
  expect(await sent()).toEqual(['loadIssue', 'editIssue', 'listIssues']);
});

test('the day that somebody else sets as well is not to be taken back', async () => {
  const { user, sent } = await open(march());
  beforeChange(() => theySet('Two', due, '2026-03-11'));
  await goTo(user, 'Two');
  await user.keyboard(' {ArrowRight}{Enter}');

  await screen.findByText(`Card #${String(idOf('Two'))} moved`);
  expect(await dateOf('Two', due)).toBe('2026-03-11');
  expect(await sent()).toEqual(['loadIssue', 'editIssue', 'listIssues']);
  expect(namesOn('3/11/2026')).toEqual(['Two']);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('a day is not taken back over the one that somebody else has set since', async () => {
  const { user, sent } = await open(march());
  await goTo(user, 'Two');
  await user.keyboard(' {ArrowRight}{Enter}');
  await screen.findByText(`Card #${String(idOf('Two'))} moved`);
  expect(await sent()).toEqual(['loadIssue', 'editIssue', 'listIssues']);
  await theySet('Two', due, '2026-03-02');

  await user.keyboard('{Control>}z{/Control}');
  expect(
    (await screen.findAllByText('Not undone: this has been changed since.')).length,
  ).toBeGreaterThan(0);
  await waitFor(() => {
    expect(namesOn('3/2/2026')).toEqual(['Two']);
  });
  expect(await dateOf('Two', due)).toBe('2026-03-02');
  expect(await sent()).toEqual(['loadIssue', 'listIssues', 'listIssues']);
});

test('a bar of which somebody else has moved one end stays as it is', async () => {
  const as = `timeline.attribute${String(due)}.attribute${String(visit)}`;
  const { user, sent } = await open(`${as}.month.2026-03-10`);
  await theySet('One', visit, '2026-03-20 15:30');
  await goTo(user, 'One');
  await user.keyboard(' {ArrowRight}{Enter}');

  expect(await screen.findByRole('alert')).toHaveTextContent(
    notMoved('One', 'Visit', '3/20/2026 3:30 pm'),
  );
  expect(await dateOf('One', due)).toBe('2026-03-10');
  expect(await dateOf('One', visit)).toBe('2026-03-20 15:30');
  expect(await sent()).toEqual(['loadIssue', 'listIssues', 'listIssues']);
});

test('of cards that go to a day together those stay that somebody else has put elsewhere', async () => {
  const { user, sent } = await open(march());
  await theySet('One', due, '2026-03-02');
  await goTo(user, 'One');
  await user.keyboard('xjx');
  await screen.findByRole('toolbar', { name: '2 issues selected' });
  await user.keyboard(' {ArrowRight}{Enter}');
  const form = await screen.findByRole('form', { name: 'Edit Due' });
  await within(form).findByText('Affected: 1, already so: 0, not permitted: 0');
  expect(within(form).getByText('Someone else changed this in the meantime.')).toBeVisible();
  expect(await sent()).toEqual(times(2, 'loadIssue'));
  beforeChange(() => theySet('Two', due, '2026-03-03'));

  await user.click(within(form).getByRole('button', { name: 'Save' }));
  await outcomeOfJob('Done: 0, already so: 0, refused: 2');
  expect([await dateOf('One', due), await dateOf('Two', due)]).toEqual([
    '2026-03-02',
    '2026-03-03',
  ]);
  expect(screen.getByRole('toolbar', { name: '2 issues selected' })).toBeInTheDocument();
  expect(await sent()).toEqual([...times(2, 'loadIssue'), 'editIssue', 'loadIssue']);
});

test('selected cards go to a day together', async () => {
  const { user, sent } = await open(march());
  await goTo(user, 'One');
  await user.keyboard('xjx');
  await screen.findByRole('toolbar', { name: '2 issues selected' });
  await user.keyboard(' {ArrowRight}{Enter}');
  const form = within(await screen.findByRole('form', { name: 'Edit Due' }));
  expect(form.getByRole('combobox', { name: 'Due' })).toHaveValue('3/11/2026');
  await form.findByText('Affected: 2, already so: 0, not permitted: 0');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await outcomeOfJob('Done: 2, already so: 0, refused: 0');
  expect(await dateOf('One', due)).toBe('2026-03-11');
  expect(await dateOf('Two', due)).toBe('2026-03-11');

  expect(await sent()).toEqual([
    'loadIssue',
    'loadIssue',
    'loadIssue',
    'loadIssue',
    'editIssue',
    'editIssue',
    'getAlertStatus',
    'listIssues',
  ]);
});

test('in a week cards stand by their times, which they keep on other days', async () => {
  const { user, sent } = await open(`calendar.attribute${String(visit)}.week.2026-03-12`);
  expect(textsIn('Thursday, 3/12/2026: 2 issues')).toEqual([
    expect.stringMatching(/8:15 am.*Two/),
    expect.stringMatching(/3:30 pm.*One/),
  ]);
  await goTo(user, 'Two');
  await user.keyboard(' {ArrowLeft}{Enter}');
  await screen.findByText(`Card #${String(idOf('Two'))} moved`);
  expect(await dateOf('Two', visit)).toBe('2026-03-11 08:15');

  expect(await sent()).toEqual(['loadIssue', 'editIssue', 'listIssues']);
});

test('nobody moves when an issue was created', async () => {
  const { user, sent } = await open('calendar.created');
  await goTo(user, 'One');
  await user.keyboard(' l');
  expect(screen.queryByText(/^Card lifted/)).not.toBeInTheDocument();

  expect(await sent()).toEqual([]);
});

/** The bar of an issue is dragged by so many days of March. */
async function dragBar(user: UserEvent, name: Name, days: number) {
  // Days of 10 px: jsdom has no layout.
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(310);
  const target = barOf(card(name));
  await user.pointer([
    { keys: '[MouseLeft>]', target, coords: { clientX: 5 } },
    { target, coords: { clientX: 5 + 10 * days } },
    { keys: '[/MouseLeft]', target },
  ]);
  jest.restoreAllMocks();
}

const bars = () => `timeline.attribute${String(due)}.attribute${String(visit)}.month.2026-03-10`;

test('a bar is dragged by days, and a click on it opens its issue', async () => {
  const { user, sent } = await open(bars());
  expect(barOf(card('One'))).toHaveClass('movable');
  await dragBar(user, 'One', 2);
  await screen.findByText(`Card #${String(idOf('One'))} moved`);
  expect(await dateOf('One', due)).toBe('2026-03-12');
  expect(await sent()).toEqual(['loadIssue', 'editIssue', 'listIssues']);

  await dragBar(user, 'Two', 0);
  await waitFor(() => {
    expect(readPath()).toBe(`/issues/${String(idOf('Two'))}`);
  });
  expect(await sent()).toEqual(['loadIssue', 'getAlertStatus']);
});

/** Somebody who has not logged in looks at the list. */
async function openAsVisitor(as: string) {
  const { admin, projectId } = tracker;
  await admin.result('/settings/access/edit.php', { anonymousAccess: true });
  await admin.result('/projects/access.php', { projectId, isPublic: true });
  const app = await tracker.open('anonymous', `/types/2/issues?as=${as}`);
  await screen.findByRole('heading', { level: 2 });
  expect(inAnyOrder(await app.sent())).toEqual(
    inAnyOrder(['getGlobal', ...times(2, 'listIssues')]),
  );
  return app;
}

test('visitors take up no card of a calendar', async () => {
  const { user, sent } = await openAsVisitor(march());
  await goTo(user, 'One');
  await user.keyboard(' l');
  expect(screen.queryByText(/^Card lifted/)).not.toBeInTheDocument();
  expect(namesOn('3/10/2026')).toEqual(['One', 'Two']);

  expect(await sent()).toEqual([]);
});

test('visitors move no bar, be it by keys or by dragging, and open its issue by a click', async () => {
  const { user, sent } = await openAsVisitor(bars());
  await goTo(user, 'One');
  await user.keyboard(' l');
  expect(screen.queryByText(/^Bar lifted/)).not.toBeInTheDocument();
  expect(barOf(card('One'))).not.toHaveClass('movable');
  await dragBar(user, 'One', 2);
  expect(card('One')).toHaveTextContent('One, 3/10/2026 – 3/12/2026 3:30 pm');
  expect(await sent()).toEqual([]);
  expect(await dateOf('One', due)).toBe('2026-03-10');

  await dragBar(user, 'One', 0);
  await waitFor(() => {
    expect(readPath()).toBe(`/issues/${String(idOf('One'))}`);
  });
  expect(await sent()).toEqual(['loadIssue']);
});

test('bars go from one date to another, and both or one of them are moved by keys', async () => {
  const as = `timeline.attribute${String(due)}.attribute${String(visit)}`;
  const { user, sent } = await open(`${as}.month.2026-03-10`);
  expect(title()).toBe('March 2026');
  const rows = () =>
    within(screen.getByRole('list'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(rows()).toEqual([
    expect.stringContaining('Four, 3/9/2026 10:00 am'),
    expect.stringContaining('One, 3/10/2026 – 3/12/2026 3:30 pm'),
    expect.stringContaining('Two, 3/10/2026 – 3/12/2026 8:15 am'),
    expect.stringContaining('Three, 3/31/2026'),
  ]);
  // Who has an end alone has a date.
  expect(screen.queryByText(/^No date/)).not.toBeInTheDocument();
  await goTo(user, 'One');
  await user.keyboard(' {ArrowRight}');
  expect(screen.getByText('Start and end: 3/11/2026 – 3/13/2026 3:30 pm')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  await screen.findByText(`Card #${String(idOf('One'))} moved`);
  expect([await dateOf('One', due), await dateOf('One', visit)]).toEqual([
    ...['2026-03-11', '2026-03-13 15:30'],
  ]);
  expect(focused()).toBe(card('One'));

  // Whoever leaves it puts it back, on or back.
  await user.keyboard(' {ArrowRight}{Shift>}{Tab}{/Shift}');
  expect(rows()).toContainEqual(expect.stringContaining('One, 3/11/2026 – 3/13/2026 3:30 pm'));
  act(() => {
    card('One').focus();
  });

  // The end by itself, and never before the start.
  await user.keyboard(' {ArrowUp}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}');
  expect(await screen.findByText('Not moved: it would end before it starts.')).toBeInTheDocument();
  expect(await dateOf('One', visit)).toBe('2026-03-13 15:30');
  await user.keyboard(' {ArrowDown}{ArrowLeft}{Enter}');
  await waitFor(async () => {
    expect(await dateOf('One', due)).toBe('2026-03-10');
  });

  await user.click(screen.getByRole('button', { name: 'End: Visit' }));
  await user.click(await screen.findByRole('menuitem', { name: 'No end date' }));
  expect(await screen.findByText('No date: 1 issue')).toBeInTheDocument();
  expect(readPath()).toBe(`/types/2/issues?as=timeline.attribute${String(due)}..month.2026-03-10`);
  await user.click(screen.getByRole('button', { name: 'Period shown' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Quarter' }));
  await findTitle('Jan 2026 – Mar 2026');
  // Of the last week three days are in it: no room for its name.
  expect(screen.getByText('Mar 22')).toBeInTheDocument();
  expect(screen.queryByText('Mar 29')).not.toBeInTheDocument();

  expect(await sent()).toEqual([
    'loadIssue',
    'editIssue',
    'listIssues',
    'loadIssue',
    'editIssue',
    'listIssues',
  ]);
});

test('keys go on through months of a timeline that have no issue', async () => {
  const { user, sent } = await open(bars());
  await goTo(user, 'Two');
  await user.keyboard('{PageDown}');
  await findTitle('April 2026');
  expect(await screen.findByText(/^Nothing in this period/)).toHaveTextContent(
    'dates from 3/9/2026 to 3/31/2026.',
  );
  expect(focused()).toHaveAccessibleName('Due – Visit: 0 issues');
  await user.keyboard('{PageDown}');
  await findTitle('May 2026');
  await user.keyboard('{PageUp}{PageUp}');
  await findTitle('March 2026');
  expect(focused()).toBe(card('Two'));
  // The keys of rows go on from there.
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe(card('One'));

  // From the buttons, too.
  act(() => {
    screen.getByRole('button', { name: 'Later' }).focus();
  });
  await user.keyboard('{PageUp}');
  await findTitle('February 2026');
  expect(focused()).toBe(screen.getByRole('button', { name: 'Later' }));

  // The way to where there are any ends at one of them.
  act(() => {
    screen.getByRole('link', { name: '3/9/2026' }).focus();
  });
  await user.keyboard('{Enter}');
  await findTitle('March 2026');
  await waitFor(() => {
    expect(focused()).toHaveAttribute('data-row-link');
  });
  await user.keyboard('{PageUp}');
  await findTitle('February 2026');

  // But not from what they open.
  await user.click(screen.getByRole('button', { name: 'Period shown' }));
  await screen.findByRole('menuitem', { name: 'Quarter' });
  await user.keyboard('{PageUp}{Escape}');
  await findTitle('February 2026');
  expect(await sent()).toEqual([]);
});

test('a month of a timeline with other issues takes the keyboard from one that has none', async () => {
  await setValue(tracker.admin, idOf('Three'), { id: due, value: '2026-05-20' });
  const { user, sent } = await open(bars());
  await goTo(user, 'Two');
  await user.keyboard('{PageDown}{PageDown}');
  await findTitle('May 2026');
  expect(focused()).toBe(card('Three'));
  expect(await sent()).toEqual([]);
});

test('what is left open over midnight marks the new day, and "Today" leads there', async () => {
  const realNow = Date.now;
  let ahead = Date.parse('2026-03-31T23:50Z') - realNow();
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + ahead);
  const { user, store, sent } = await open('calendar');
  expect(day('3/31/2026')).toHaveClass('today');

  // The alerts, which are asked for every minute.
  ahead += 20 * 60_000;
  const { initiate } = alertStatusApi.endpoints.getAlertStatus;
  await act(() => store.dispatch(initiate(undefined, { forceRefetch: true, subscribe: false })));

  await waitFor(() => {
    expect(day('4/1/2026')).toHaveClass('today');
  });
  expect(day('3/31/2026')).not.toHaveClass('today');
  expect(title()).toBe('March 2026');
  expect(await sent()).toEqual(['getAlertStatus']);
  await user.click(screen.getByRole('link', { name: 'Today' }));
  await findTitle('April 2026');
  expect(readPath()).toContain('.month.2026-04-01');
  expect(inAnyOrder(await sent())).toEqual(inAnyOrder(['getGlobal', 'listIssues']));
});

test('a list that is only kept draws nothing of the one on screen', async () => {
  const { sent } = await open(march());
  expect(card('One')).toBeVisible();

  window.location.hash = `#/folders/${String(tracker.folderId)}/issues?as=${bars()}`;
  await screen.findByRole('link', { name: /\bOne\b.*3\/12\/2026/ });
  expect(screen.getAllByRole('link', { name: /\bOne\b/, hidden: true })).toHaveLength(1);
  expect(await sent()).toEqual(times(2, 'listIssues'));
});
