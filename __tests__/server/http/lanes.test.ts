import { createDailyVolume } from '@/server/http/dailyVolume';
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

  test('is counted for each user, and begins anew at midnight', () => {
    const volume = createDailyVolume(5000);
    volume.add(1, 4999, 10);
    expect(volume.isUsedUp(1, 11)).toBe(false);
    volume.add(1, 1, 12);

    expect(volume.isUsedUp(1, day - 1)).toBe(true);
    expect(volume.isUsedUp(2, day - 1)).toBe(false);
    expect(volume.isUsedUp(1, day)).toBe(false);
  });

  test('a call costs at least the room of its rows', () => {
    const volume = createDailyVolume(10 * 1024);
    for (let calls = 0; calls < 9; calls += 1) volume.add(1, 10, 0);
    expect(volume.isUsedUp(1, 0)).toBe(false);
    volume.add(1, 10, 0);

    expect(volume.isUsedUp(1, 0)).toBe(true);
  });
});
