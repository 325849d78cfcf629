/** Who works through a list that shows what is still to be done: an issue that is done leaves it, and one goes on below. */
import { screen, waitFor, within } from '@testing-library/react';
import { retype } from '@tests/support/forms';
import {
  type LivingTracker,
  openLivingTracker,
  type Sent,
} from '@tests/support/server/livingTracker';
import { addNumbered, goToFirst, linkOf, type NumberedIssues, rowOf } from './numberedIssues';
import { idOfAttribute } from './ownIssues';
import { inAnyOrder } from './walks';

let tracker: LivingTracker;
let issues: NumberedIssues;

beforeEach(async () => {
  tracker = await openLivingTracker();
  issues = await addNumbered(tracker, 6);
});

/** The issues with the severity that all of them have at first. */
async function openList() {
  const severity = await idOfAttribute(tracker.admin, 'Severity');
  const path = `/types/2/issues?where=attribute${String(severity)}.is.2`;
  const app = await tracker.open('bob', path, { isWide: true });
  await screen.findByRole('row', { name: /Issue 6 / });
  await goToFirst(app);
  expect(inAnyOrder(await app.sent())).toEqual(
    inAnyOrder(['getGlobal', 'listIssues', 'listIssues', 'getAlertStatus']),
  );
  return app;
}

/** How often something is asked ahead is up to the pauses. */
const kindsOf = (calls: readonly Sent[]) => [...new Set(calls)];

async function untilLeft(number: number) {
  await waitFor(() => {
    const name = new RegExp(`Issue ${String(number)} `);
    expect(screen.queryByRole('row', { name })).not.toBeInTheDocument();
  });
}

test('the keyboard stands at the row below one whose issue has left the list, and goes on from there', async () => {
  const { user, sent } = await openList();
  await user.dblClick(within(rowOf(4)).getByText('2'));
  const form = within(await screen.findByRole('form', { name: /^Severity/ }));
  await retype(user, form.getByRole('textbox'), '3');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await untilLeft(4);
  await waitFor(() => {
    expect(linkOf(5)).toHaveFocus();
  });
  await user.keyboard('j');
  expect(linkOf(6)).toHaveFocus();
  await user.keyboard('kk');
  expect(linkOf(3)).toHaveFocus();
  expect(await sent()).toEqual(['loadIssue', 'loadIssue', 'editIssue', 'listIssues']);
});

test('the next issue is that below an open one that has left the list, and so is the previous one', async () => {
  const { user, sent } = await openList();
  await user.click(linkOf(3));
  await screen.findByRole('heading', { name: /Issue 3/ });
  expect(kindsOf(inAnyOrder(await sent()))).toEqual(['getAlertStatus', 'loadIssue']);
  // Somebody else is done with both.
  await issues.setSeverity(3, '1');
  await issues.setSeverity(4, '1');
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  await untilLeft(4);
  expect(screen.getByRole('heading', { name: /Issue 3/ })).toBeVisible();
  await user.keyboard('j');
  expect(await screen.findByRole('heading', { name: /Issue 5/ })).toBeVisible();
  expect(kindsOf(inAnyOrder(await sent()))).toEqual(['listIssues', 'loadIssue']);
  // And with those above.
  await issues.setSeverity(5, '1');
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  await untilLeft(5);
  await issues.setSeverity(2, '1');
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  await untilLeft(2);
  await user.keyboard('k');
  expect(await screen.findByRole('heading', { name: /Issue 1/ })).toBeVisible();
  expect(kindsOf(inAnyOrder(await sent()))).toEqual(['listIssues', 'loadIssue']);
});
