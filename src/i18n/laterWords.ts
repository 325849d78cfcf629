import type { LocaleMessages } from './loadLocale';

/** Longer than this nobody waits, in ms: as with scripts. */
const patience = 120_000;

/**
 * The way to complete the first words of a language by those in the file at `url`: asked for once, and again after a
 * failure.
 *
 * They go into the same object. react-intl looks a text up each time it is wanted, so what comes later finds its words,
 * while nothing that is on screen is drawn again: another object would be another `intl`, for all that uses one.
 */
export function laterWords(messages: LocaleMessages, url: string): () => Promise<void> {
  let fetching: Promise<void> | null = null;

  async function complete() {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(url, { priority: 'low', signal });
    if (!response.ok) throw new Error(`${url} gave ${String(response.status)}`);
    Object.assign(messages, await response.json());
  }

  return () =>
    (fetching ??= complete().catch((error: unknown) => {
      fetching = null;
      throw error;
    }));
}
