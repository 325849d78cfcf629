import { laterWords } from '@/i18n/laterWords';

const url = 'http://localhost/assets/js/i18n-cy-later.0123abcd.json';

/** What the server says next. */
function answer(status: number, body: object = {}) {
  return jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json(body, { status }));
}

it('completes the words that are there, in their place', async () => {
  const messages = { first: 'Yn gyntaf' };
  answer(200, { later: 'Wedyn' });

  await laterWords(messages, url)();

  expect(messages).toEqual({ first: 'Yn gyntaf', later: 'Wedyn' });
});

it('asks once, however many parts wait', async () => {
  const server = answer(200);
  const fetchLater = laterWords({}, url);

  await Promise.all([fetchLater(), fetchLater()]);
  await fetchLater();

  expect(server).toHaveBeenCalledTimes(1);
});

it('asks again after a failure', async () => {
  const messages = {};
  const fetchLater = laterWords(messages, url);
  answer(404);
  await expect(fetchLater()).rejects.toThrow('404');

  answer(200, { later: 'Wedyn' });
  await fetchLater();

  expect(messages).toEqual({ later: 'Wedyn' });
});
