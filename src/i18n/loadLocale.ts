import type { MessageFormatElement } from 'react-intl';

/** Translations by message id: precompiled in the browser, plain text under test. */
export type LocaleMessages = Record<string, string> | Record<string, MessageFormatElement[]>;

/** A language as it is spoken: what its texts are in, and those that differ from the default ones. */
export interface SpokenLanguage {
  /** As the server names it, such as `pt_BR`. */
  locale: string;
  messages: LocaleMessages;
}

/** The language of the default messages; it needs no file. */
const sourceLanguage: SpokenLanguage = { locale: 'en_US', messages: {} };

/**
 * Loads the translations of a server locale, each a chunk of its own that the server may preload. A locale without a
 * file, or one that cannot be had just now, gives en_US: the interface then starts in that language, and says so,
 * rather than not at all. Never rejects.
 */
export async function loadLocale(locale: string): Promise<SpokenLanguage> {
  if (locale === sourceLanguage.locale) return sourceLanguage;
  try {
    const catalogue = (await import(
      /* webpackChunkName: "i18n-[request]" */ `../../translations/${locale}.json`
    )) as { default: LocaleMessages };
    return { locale, messages: catalogue.default };
  } catch {
    return sourceLanguage;
  }
}
