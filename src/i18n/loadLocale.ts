import type { MessageFormatElement } from 'react-intl';

/** Translations by message id: precompiled in the browser, plain text under test. */
export type LocaleMessages = Record<string, string> | Record<string, MessageFormatElement[]>;

/** A language as it is spoken: what its texts are in, and those that differ from the default ones. */
export interface SpokenLanguage {
  /** As the server names it, such as `pt_BR`. */
  locale: string;
  messages: LocaleMessages;
  /** Completes `messages`, which are those of the first load until then. Undefined for languages that come whole. */
  fetchLater?: (() => Promise<void>) | undefined;
}

/** The language of the default messages; it needs no file. */
const sourceLanguage: SpokenLanguage = { locale: 'en_US', messages: {} };

let started: Promise<SpokenLanguage> | undefined;

if (typeof __webpack_require__ === 'function') {
  // All code that is loaded later passes here, through whatever it is loaded: no part is there before its words, and
  // where those cannot be had it fails as without its code. The chunks named here have words of the first load only
  // (`firstMessages.mjs`); the words themselves are `i18n`.
  __webpack_require__.f.words = (chunk, awaited) => {
    if (!/^js.(application|calls|errors|plain|routes|i18n)/.test(__webpack_require__.u(chunk))) {
      awaited.push(fetchLaterWords());
    }
  };
}

/**
 * Loads the language that the client starts with, up to the words of the first load, which the server may preload. All
 * parts wait for the others too from here on, so this comes before the first of them is asked for. A locale without a
 * file, or one that cannot be had just now, gives en_US: the interface then starts in that language, and says so,
 * rather than not at all. Never rejects. The early list and the client have one and the same: what could not be had for
 * the one must not turn into another language with the other.
 */
export function startLocale(locale: string): Promise<SpokenLanguage> {
  return (started ??= fetchLanguage(locale).catch(() => sourceLanguage));
}

/** Lets the next start ask anew. */
export function forgetLocale(): void {
  started = undefined;
}

/** Fetches what `startLocale` has left for later, unless it is there. */
export async function fetchLaterWords(): Promise<void> {
  await (await started)?.fetchLater?.();
}

/** A language with all its words, or en_US where one of its files cannot be had. Never rejects. */
export async function loadLocale(locale: string): Promise<SpokenLanguage> {
  try {
    const language = await fetchLanguage(locale);
    await language.fetchLater?.();
    return language;
  } catch {
    return sourceLanguage;
  }
}

/** Each language is a chunk of its own. */
async function fetchLanguage(locale: string): Promise<SpokenLanguage> {
  if (locale === sourceLanguage.locale) return sourceLanguage;
  const { default: messages, fetchLater } = (await import(
    /* webpackChunkName: "i18n-[request]" */ `../../translations/${locale}.json`
  )) as { default: LocaleMessages; fetchLater?: () => Promise<void> };
  return { locale, messages, fetchLater };
}
