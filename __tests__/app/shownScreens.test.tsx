/** A picture of "Not found" shows nobody the window that stands at its address. */
import { screen } from '@testing-library/react';
import { isLoaded } from '@/tooling/screens/clientScreens.mjs';
import { dialog } from '@/tooling/screens/selectors.mjs';
import { renderApp } from '@tests/support/renderApp';
import { serverRefuses } from '@tests/support/server/scenarios';
import { ApiErrorCode } from '@/protocol/errorCodes';

/** What becomes of a picture of the form for a comment. */
async function take({ isThere, isRefused }: { isThere: boolean; isRefused: boolean }) {
  if (!isThere) serverRefuses('/issues/comments/load.php', ApiErrorCode.UnknownComment);
  renderApp({ at: '/issues/7/comments/2105/edit', as: 'bob' });
  await screen.findByText(/^(Cancel|Close)$/);
  return () => isLoaded({ dialog, isRefused });
}

it.each([
  { isThere: true, isRefused: false },
  { isThere: false, isRefused: true },
])('is taken of what an address is to show: %j', async (of) => {
  expect((await take(of))()).toBe(true);
});

it.each([
  [/^It says: This comment/, { isThere: false, isRefused: false }],
  [/^It should be refused/, { isThere: true, isRefused: true }],
])('fails with %s', async (words, of) => {
  expect(await take(of)).toThrow(words);
});
