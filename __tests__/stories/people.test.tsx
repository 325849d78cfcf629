import { screen } from '@testing-library/react';
import { steadyHue } from '@/lib/steadyHue';
import { addTo } from '@tests/server/calls/smallTracker';
import { initialsIn } from '@tests/support/people';
import { type LivingTracker, openLivingTracker } from '@tests/support/server/livingTracker';
import { idOfAttribute } from './ownIssues';
import { inAnyOrder, issueWindow, times } from './walks';

let tracker: LivingTracker;
let issueId: number;
let assignedTo: number;

const people = ['Administrator', 'Bob'];
const both = [
  { letters: 'A', hue: String(steadyHue('Administrator')) },
  { letters: 'B', hue: String(steadyHue('Bob')) },
];

/** Of a whole list. */
const calls = inAnyOrder(['getGlobal', 'getAlertStatus', ...times(2, 'listIssues')]);

// An issue of two people.
beforeEach(async () => {
  tracker = await openLivingTracker();
  const { admin, folderId } = tracker;
  assignedTo = await idOfAttribute(admin, 'Assigned To');
  await admin.result('/types/attributes/edit.php', {
    attributeId: assignedTo,
    name: 'Assigned To',
    type: 'USER',
    details: { 'multi-select': 1 },
  });
  const values = [{ id: assignedTo, value: people.join(', ') }];
  issueId = await addTo(admin, '/issues/add.php', { folderId, name: 'Lamp', values });
});

test('each of several people has initials of their own beside the text of an issue', async () => {
  const { sent } = await tracker.open('admin', `/issues/${String(issueId)}`);
  await issueWindow('Lamp');

  const region = await screen.findByRole('region', { name: 'Attributes' });
  expect(region).toHaveTextContent('Assigned ToAdministrator, Bob');
  expect(initialsIn(region)).toEqual(both);
  expect(await sent()).toEqual(['getGlobal', 'loadIssue', 'getAlertStatus']);
});

test('and on a card', async () => {
  const { sent } = await tracker.open('admin', '/types/2/issues?as=board');
  const card = await screen.findByRole('listitem', { name: '' });
  expect(card).toHaveTextContent('Administrator, Bob');
  expect(initialsIn(card)).toEqual(both);
  expect(inAnyOrder(await sent())).toEqual(calls);
});

test('and at the head of a group', async () => {
  const at = `/types/2/issues?as=groups.attribute${String(assignedTo)}`;
  const { sent } = await tracker.open('admin', at);
  const head = await screen.findByRole('button', { name: /Administrator.*Bob/, expanded: true });
  expect(head).toHaveTextContent(/^Administrator, Bob/);
  expect(initialsIn(head)).toEqual(both);
  expect(inAnyOrder(await sent())).toEqual(calls);
});
