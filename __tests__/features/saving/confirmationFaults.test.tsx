import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { findSubmitButton } from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import { serverRefuses } from '@tests/support/server/scenarios';
import { replyWith, sentCalls } from '@tests/support/server/tracker';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { operations } from '@/protocol/operations';
import { readPath } from '@/routing/address';
import { repeatOf } from '@/saving/repeats';
import { confirmations } from '../allConfirmations';
import { walkConfirmationFaults } from './faults';

it.each(confirmations)('$at, as $as, survives whatever happens to it: $asks', (question) =>
  walkConfirmationFaults(question),
);

/** What the server says of something that was done by the attempt before. */
function refusalOfDone(path: string): ApiErrorCode | null {
  const name = Object.entries(operations).find(([, operation]) => operation.path === path)?.[0];
  const repeat = repeatOf(name ?? '');
  return repeat?.kind === 'doneIf' ? ApiErrorCode[repeat.refusal] : null;
}

const once = confirmations.filter(({ save }) => refusalOfDone(save.path) !== null);

it.each(once)('$at takes it for done when only the answer was lost', async (question) => {
  const { at, as, prepare, save, cancelledTo, savedTo = cancelledTo } = question;
  prepare?.();
  const { user } = renderApp({ at, as });
  const lost = replyWith(({ path }) => (path === save.path ? HttpResponse.error() : undefined));
  await user.click(await findSubmitButton());
  const again = await screen.findByRole('button', { name: 'Try again' });
  lost.stop();
  serverRefuses(save.path, refusalOfDone(save.path) ?? 0);

  await user.click(again);

  await waitFor(() => {
    expect(readPath()).toBe(savedTo);
  });
  await waitFor(() => {
    expect(document.body).not.toHaveFocus();
  });
  expect(sentCalls(save.path)).toHaveLength(2);
});
