import type * as LoadLocale from '@/i18n/loadLocale';
import { firstChunks } from '@/tooling/firstMessages.mjs';

const sources = { locale: 'en_US', messages: {} };
const first = { 'common.term.issues': 'Maters' };
const later = { 'issues.comment.comment': 'Kampoll' };

/** What waits for chunks: of the runtime of the bundler, which tests have not. */
const waits: (typeof __webpack_require__)['f'] = {};

/** Anew for each test: it remembers what was started. */
async function load(): Promise<typeof LoadLocale> {
  jest.resetModules();
  return import('@/i18n/loadLocale');
}

/** The file of the later words, once for each of these answers. */
function answer(...responses: (Response | Promise<Response>)[]) {
  const server = jest.spyOn(globalThis, 'fetch');
  for (const response of responses) server.mockReturnValueOnce(Promise.resolve(response));
  return server;
}

const failure = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
const noAnswer = () => new Promise<Response>(() => undefined);

/** Resolves when the chunk may be used. */
async function askFor(chunk: string | number): Promise<void> {
  const awaited: unknown[] = [];
  waits.words?.(chunk, awaited);
  await Promise.all(awaited);
}

beforeAll(() => {
  const runtime = { f: waits, u: (chunk: string | number) => `js/${String(chunk)}.0123abcd.js` };
  Object.assign(globalThis, { __webpack_require__: Object.assign(() => undefined, runtime) });
});

afterAll(() => {
  Reflect.deleteProperty(globalThis, '__webpack_require__');
});

describe('a language', () => {
  it.each(['en_US', 'xx_YY'])('is that of the sources, without a file: %s', async (locale) => {
    const { loadLocale, startLocale } = await load();

    expect(await loadLocale(locale)).toEqual(sources);
    expect(await startLocale(locale)).toEqual(sources);
  });

  it('comes with all its words when it is chosen', async () => {
    const { loadLocale } = await load();
    answer(Response.json(later));

    expect(await loadLocale('kw')).toMatchObject({
      locale: 'kw',
      messages: { ...first, ...later },
    });
  });

  it('is English by name when it is chosen and some of its words cannot be had', async () => {
    const { loadLocale } = await load();
    answer(failure());

    expect(await loadLocale('kw')).toEqual(sources);
  });

  it('is asked for once by all that start, until somebody starts anew', async () => {
    const { forgetLocale, startLocale } = await load();
    const started = startLocale('kw');

    expect(startLocale('kw')).toBe(started);
    forgetLocale();
    expect(startLocale('kw')).not.toBe(started);
  });

  it('comes with its first words when the client starts', async () => {
    const { startLocale } = await load();
    const server = answer(noAnswer());

    expect(await startLocale('kw')).toMatchObject({ locale: 'kw', messages: first });
    expect(server).not.toHaveBeenCalled();
  });
});

describe('a part that comes later', () => {
  it('waits for all words of the language that the client was started with', async () => {
    const { startLocale } = await load();
    answer(Response.json(later));
    // Parts may be asked for before the first words are there.
    const started = startLocale('kw');

    await askFor('windows');

    expect((await started).messages).toEqual({ ...first, ...later });
  });

  it('fails as without its code where they cannot be had, and asks again', async () => {
    const { startLocale } = await load();
    const { messages } = await startLocale('kw');
    answer(failure(), Response.json(later));

    await expect(askFor('windows')).rejects.toThrow('Failed to fetch');
    await askFor('windows');

    expect(messages).toEqual({ ...first, ...later });
  });

  it.each(['en_US', 'xx_YY', 'cy'])('waits for nothing in %s', async (locale) => {
    const { startLocale } = await load();
    await startLocale(locale);

    await expect(askFor(61)).resolves.toBeUndefined();
  });

  it.each([...firstChunks, 'i18n-kw-json'])(
    'does not wait where it has words of the first load only: %s',
    async (chunk) => {
      const { startLocale } = await load();
      const server = answer(noAnswer());
      await startLocale('kw');

      await expect(askFor(chunk)).resolves.toBeUndefined();
      expect(server).not.toHaveBeenCalled();
    },
  );
});
