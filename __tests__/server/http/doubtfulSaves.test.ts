import { createDoubtfulSaves } from '@/server/http/doubtfulSaves';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('a session is in doubt, and noted again and again, until its save must be over', async () => {
  const noted: string[] = [];
  const { add, has } = createDoubtfulSaves((token) => {
    noted.push(token);
    return Promise.resolve();
  });

  await add('a');

  expect([has('a'), has('b')]).toEqual([true, false]);
  expect(noted).toEqual(['a']);
  await jest.advanceTimersByTimeAsync(9000);
  expect(has('a')).toBe(true);
  await jest.advanceTimersByTimeAsync(2000);
  expect(has('a')).toBe(false);
  expect(noted).toHaveLength(11);
});

test('a database that is out of reach gets its note when it is back', async () => {
  let isBack = false;
  let notes = 0;
  const { add, has } = createDoubtfulSaves(() => {
    if (!isBack) return Promise.reject(new Error('out of reach'));
    notes += 1;
    return Promise.resolve();
  });

  await add('a');
  await jest.advanceTimersByTimeAsync(20_000);
  expect(has('a')).toBe(true);
  isBack = true;
  await jest.advanceTimersByTimeAsync(1000);

  expect(notes).toBe(1);
  expect(has('a')).toBe(false);
});
