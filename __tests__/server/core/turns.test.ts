import { Busy, GivenUp } from '@/server/core/busy';
import { createTurns } from '@/server/core/turns';

const patient = { maxWaiting: 10, patience: 60_000 };

describe('turns', () => {
  test('are taken in order, and by no more at once than there may be', async () => {
    const turns = createTurns(2, patient);
    const order: number[] = [];
    const take = async (name: number) => {
      const giveBack = await turns.take();
      order.push(name);
      return giveBack;
    };
    const [first, second, third, fourth] = [1, 2, 3, 4].map(take);
    await first;
    await second;
    expect(turns.state()).toEqual({ limit: 2, taken: 2, waiting: 2, refused: 0 });

    (await second)?.();
    await third;
    expect(order).toEqual([1, 2, 3]);
    (await first)?.();
    (await fourth)?.();
    (await third)?.();
    expect(turns.state()).toMatchObject({ taken: 0, waiting: 0 });
  });

  test('that are given back twice count once', async () => {
    const turns = createTurns(1, patient);
    const giveBack = await turns.take();
    giveBack();
    giveBack();

    expect(turns.state().taken).toBe(0);
  });

  test('are refused at once to whoever finds too many waiting', async () => {
    const turns = createTurns(1, { ...patient, maxWaiting: 1 });
    const giveBack = await turns.take();
    const next = turns.take();

    await expect(turns.take()).rejects.toBeInstanceOf(Busy);
    expect(turns.state().refused).toBe(1);
    giveBack();
    (await next)();
    expect(turns.state().taken).toBe(0);
  });

  test('are refused to whoever has waited too long, and the next one gets theirs', async () => {
    const turns = createTurns(1, { maxWaiting: 10, patience: 1 });
    const giveBack = await turns.take();

    await expect(turns.take()).rejects.toBeInstanceOf(Busy);
    giveBack();
    (await turns.take())();
    expect(turns.state()).toEqual({ limit: 1, taken: 0, waiting: 0, refused: 1 });
  });

  test('go past those who have gone', async () => {
    const turns = createTurns(1, patient);
    const giveBack = await turns.take();
    const gone = new AbortController();
    const waiting = turns.take(gone.signal);
    const behind = turns.take();

    gone.abort();
    await expect(waiting).rejects.toBeInstanceOf(GivenUp);
    await expect(turns.take(gone.signal)).rejects.toBeInstanceOf(GivenUp);
    giveBack();
    (await behind)();
    expect(turns.state()).toEqual({ limit: 1, taken: 0, waiting: 0, refused: 0 });
  });
});
