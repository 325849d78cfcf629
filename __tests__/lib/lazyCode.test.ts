import { lazyCode, preloadCode } from '@/lib/lazyCode';

/** A fetch that ends as the list says, one time after the other. */
function fetchOf(...ends: readonly ('fails' | 'comes')[]) {
  const left = [...ends];
  return jest.fn(() =>
    left.shift() === 'comes'
      ? Promise.resolve('code')
      : Promise.reject(new Error('Loading chunk 7 failed')),
  );
}

it('is fetched once, however often and by however many it is wanted', async () => {
  const fetch = fetchOf('comes');
  const code = lazyCode(fetch);
  expect(code.loaded).toBeNull();

  expect(await Promise.all([code.load(), code.load()])).toEqual(['code', 'code']);

  expect(await code.load()).toBe('code');
  expect(code.loaded).toBe('code');
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('is out of reach as a server without an answer is, and is fetched anew by whoever wants it next', async () => {
  const fetch = fetchOf('fails', 'fails', 'comes');
  const code = lazyCode(fetch);

  await expect(code.load()).rejects.toMatchObject({ kind: 'network' });
  await expect(Promise.allSettled([code.load(), code.load()])).resolves.toMatchObject([
    { reason: { kind: 'network' } },
    { reason: { kind: 'network' } },
  ]);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(code.loaded).toBeNull();

  expect(await code.load()).toBe('code');
});

it('is not missed by who only fetches it ahead', async () => {
  const code = lazyCode(fetchOf('fails', 'comes'));

  preloadCode([code]);

  await expect(code.load()).rejects.toMatchObject({ kind: 'network' });
  expect(await code.load()).toBe('code');
});
