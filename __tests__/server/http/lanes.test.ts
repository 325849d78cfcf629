import { Refusal } from '@/server/core/refusal';
import { createDailyVolume, type DailyVolume } from '@/server/http/dailyVolume';
import { createLanes } from '@/server/http/lanes';

/** A task that ends when it is told to. */
function openTask() {
  let resolve: (result: string) => void = () => undefined;
  const promise = new Promise<string>((settle) => {
    resolve = settle;
  });
  let hasBegun = false;
  return {
    task: () => {
      hasBegun = true;
      return promise;
    },
    hasBegun: () => hasBegun,
    end: () => {
      resolve('done');
    },
  };
}

describe('the lane of a caller', () => {
  test('lets so many in at once, and the next one when one has left', async () => {
    const lanes = createLanes({ atOnce: 2, waiting: 10 });
    const tasks = [openTask(), openTask(), openTask()];
    const results = tasks.map(({ task }) => lanes.run('a', task));
    await Promise.resolve();
    expect(tasks.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false]);

    tasks[0]?.end();
    await results[0];
    await Promise.resolve();
    expect(tasks[2]?.hasBegun()).toBe(true);
    for (const { end } of tasks) end();
    expect(await Promise.all(results)).toEqual(['done', 'done', 'done']);
  });

  test('refuses what would wait too long, and nobody else', async () => {
    const lanes = createLanes({ atOnce: 1, waiting: 1 });
    const blocking = openTask();
    const first = lanes.run('a', blocking.task);
    const second = lanes.run('a', () => Promise.resolve('late'));

    await expect(lanes.run('a', () => Promise.resolve(''))).rejects.toMatchObject({ code: 356 });
    expect(await lanes.run('b', () => Promise.resolve('other'))).toBe('other');
    blocking.end();
    expect(await Promise.all([first, second])).toEqual(['done', 'late']);
    expect(await lanes.run('a', () => Promise.resolve('again'))).toBe('again');
  });

  test('is free again after a failure', async () => {
    const lanes = createLanes({ atOnce: 1, waiting: 0 });

    await expect(lanes.run('a', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
    expect(await lanes.run('a', () => Promise.resolve('ok'))).toBe('ok');
  });
});

describe('the volume of a day', () => {
  const day = 86_400;
  /** Sends so many bytes; answers the code of a refusal. */
  const send = (
    volume: DailyVolume,
    bytes: number,
    { userId = 1, now = 0, fails = false } = {},
  ): Promise<unknown> =>
    volume
      .receive({ userId, now }, (share) => {
        share.needs(bytes);
        share.keeps(bytes);
        return fails ? Promise.reject(new Refusal(305)) : Promise.resolve(null);
      })
      .catch((error: unknown) => (error instanceof Refusal ? error.code : error));

  test('is counted for each user, and begins anew at midnight', async () => {
    const volume = createDailyVolume(5000);
    await send(volume, 3000, { now: 10 });

    expect(await send(volume, 2001, { now: 11 })).toBe(403);
    expect(await send(volume, 2000, { now: 12 })).toBeNull();
    expect(await send(volume, 1, { now: day - 1 })).toBe(403);
    expect(await send(volume, 5000, { userId: 2, now: day - 1 })).toBeNull();
    expect(await send(volume, 5000, { now: day })).toBeNull();
  });

  test('a call costs at least the room of its rows', async () => {
    const volume = createDailyVolume(10 * 1024);
    for (let calls = 0; calls < 10; calls += 1) expect(await send(volume, 10)).toBeNull();

    expect(await send(volume, 10)).toBe(403);
  });

  test('what fails costs nothing, and what is kept no more than it is', async () => {
    const volume = createDailyVolume(5000);
    expect(await send(volume, 5000, { fails: true })).toBe(305);
    await volume.receive({ userId: 1, now: 0 }, (share) => {
      share.needs(5000);
      share.keeps(3000);
      return Promise.resolve();
    });

    expect(await send(volume, 2000)).toBeNull();
  });

  test('what is on its way counts, and is of the day on which it began', async () => {
    const volume = createDailyVolume(5000);
    const uploading = openTask();
    const first = volume.receive({ userId: 1, now: day - 1 }, async (share) => {
      share.needs(4000);
      await uploading.task();
      share.keeps(2000);
    });

    expect(await send(volume, 1001, { now: day - 1 })).toBe(403);
    expect(await send(volume, 5000, { now: day })).toBeNull();
    uploading.end();
    await first;
    expect(await send(volume, 1, { now: day })).toBe(403);
  });
});
