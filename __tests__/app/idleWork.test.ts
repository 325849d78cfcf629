import { startIdleWork } from '@/app/idle/idleWork';
import { watchQuietTime } from '@/app/quietTime';
import { atTestEnd } from '@tests/setup/testEnd';
import { startClock } from '@tests/support/clock';

/** Tasks that write down when they are begun and are done at once. */
function startTasks(names: readonly string[]) {
  const clock = startClock();
  const begun: string[] = [];
  const server = { isBusy: false };
  const tasks = names.map((name) => () => {
    begun.push(name);
    return Promise.resolve();
  });
  const stop = startIdleWork(tasks, () => server.isBusy, watchQuietTime());
  atTestEnd(stop);
  return { clock, begun, server, stop };
}

describe('idle work', () => {
  it('does the most useful first', async () => {
    const { clock, begun } = startTasks(['errors', 'issue']);

    await clock.pass(0.1);
    expect(begun).toEqual(['errors', 'issue']);
  });

  it.each(['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'hashchange'])(
    'waits until there was nothing for two seconds after %s',
    async (input) => {
      const { clock, begun } = startTasks(['errors']);

      window.dispatchEvent(new Event(input));
      await clock.pass(1.5);
      window.dispatchEvent(new Event(input));
      await clock.pass(1.9);
      expect(begun).toEqual([]);

      await clock.pass(0.7);
      expect(begun).toEqual(['errors']);
    },
  );

  it('waits for answers that are on their way', async () => {
    const { clock, begun, server } = startTasks(['errors']);
    server.isBusy = true;

    await clock.pass(5);
    expect(begun).toEqual([]);

    server.isBusy = false;
    await clock.pass(4.1);
    expect(begun).toEqual(['errors']);
  });

  it('leaves the rest for later when there is input in the middle of it', async () => {
    const clock = startClock();
    const begun: string[] = [];
    const task = (name: string) => () => {
      begun.push(name);
      if (name === 'errors') window.dispatchEvent(new Event('keydown'));
      return Promise.resolve();
    };
    atTestEnd(startIdleWork([task('errors'), task('issue')], () => false, watchQuietTime()));

    await clock.pass(0.1);
    expect(begun).toEqual(['errors']);
    await clock.pass(1.8);
    expect(begun).toEqual(['errors']);
    await clock.pass(0.3);
    expect(begun).toEqual(['errors', 'issue']);
  });

  it('does nothing any more once it is called off', async () => {
    const { clock, begun, stop } = startTasks(['errors']);

    stop();
    await clock.pass(10);
    expect(begun).toEqual([]);
  });
});
