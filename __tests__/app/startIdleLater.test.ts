import { screen } from '@testing-library/react';
import { startIdleLater } from '@/app/startIdleLater';
import { selectHasTicks } from '@/screen/workspace';
import { atTestEnd } from '@tests/setup/testEnd';
import { startClock } from '@tests/support/clock';
import { renderApp } from '@tests/support/renderApp';

const move = () => window.dispatchEvent(new Event('pointermove'));

/** A list is on the screen; the second thing that is done then is its look. */
async function start() {
  const { store, settled } = renderApp({ at: '/types/1/issues' });
  await settled();
  await screen.findByRole('button', { name: 'Alerts: there are unread issues' });
  const clock = startClock();
  const end = startIdleLater(store, { baseUrl: 'http://localhost', locale: 'en_US' });
  atTestEnd(end);
  return { clock, end, hasBegun: () => selectHasTicks(store.getState()) };
}

it('begins nothing in the two seconds after a picture', async () => {
  const { clock, hasBegun } = await start();

  await clock.pass(1.9);
  expect(hasBegun()).toBe(false);
  await clock.pass(0.3);
  expect(hasBegun()).toBe(true);
});

it('listens from the picture on: what is done shortly before it would begin puts it off', async () => {
  const { clock, hasBegun } = await start();

  await clock.pass(1.9);
  move();
  await clock.pass(1.9);
  expect(hasBegun()).toBe(false);
  await clock.pass(0.5);
  expect(hasBegun()).toBe(true);
});

it('counts from the last picture on', async () => {
  const { clock, hasBegun } = await start();

  await clock.pass(1);
  document.body.append(document.createElement('p'));
  await clock.pass(1.9);
  expect(hasBegun()).toBe(false);
  await clock.pass(0.3);
  expect(hasBegun()).toBe(true);
});

it('begins nothing any more once it is called off', async () => {
  const { clock, end, hasBegun } = await start();

  end();
  await clock.pass(20);

  expect(hasBegun()).toBe(false);
});
