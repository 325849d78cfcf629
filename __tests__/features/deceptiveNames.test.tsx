/** No name and no value of a tracker turns the writing around it, in any window. */
import { screen, waitFor } from '@testing-library/react';
import { readAllRoutes } from '@tests/support/allRoutes';
import { deceive, hasReplaced, serveDeceptively, turnedPlaces } from '@tests/support/deceptive';
import { optionsOf } from '@tests/support/renderApp';
import { serveRecorded } from '@tests/support/server/tracker';
import { startApp } from '@tests/support/startApp';
import { visits } from './allVisits';

it('looks at every window', async () => {
  const seen = (await readAllRoutes()).filter(({ handle }) =>
    visits.some(({ at }) => handle.open(at) !== null),
  );
  const unseen = (await readAllRoutes()).filter((route) => !seen.includes(route));

  expect(unseen.map(({ path }) => path)).toEqual([]);
});

it.each(visits)('$at says what is there, to $as', async ({ at, as, prepare, list }) => {
  serveRecorded(as);
  prepare?.();
  serveDeceptively();
  const { settled } = startApp({ options: deceive(optionsOf(as)), at: list?.at ?? at });
  await settled();
  if (list) window.location.hash = at;
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => {
    expect(dialog).toHaveAttribute('aria-busy', 'false');
  });
  await settled();

  expect(turnedPlaces()).toEqual([]);
  expect(hasReplaced()).toBe(true);
});
