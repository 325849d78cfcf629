import type { MessageFormatElement } from 'react-intl';

/** Translations by message id: precompiled in the browser, plain text under test. */
export type LocaleMessages = Record<string, string> | Record<string, MessageFormatElement[]>;

/** The language of the default messages; it needs no file. */
const sourceLocale = 'en_US';

const noTranslations: LocaleMessages = {};

/**
 * Loads the translations of a server locale (`pt_BR`), each a chunk of its own that the server may
 * preload. A locale without a file, or one that cannot be had just now, gives no translations: the
 * interface then starts in en_US rather than not at all (screens 1). Never rejects.
 */
export async function loadLocale(locale: string): Promise<LocaleMessages> {
  if (locale === sourceLocale) return noTranslations;
  try {
    const catalogue = (await import(
      /* webpackChunkName: "i18n-[request]" */
      /* webpackExclude: /en_US\.json$/ */
      `../../translations/${locale}.json`
    )) as { default: LocaleMessages };
    return catalogue.default;
  } catch {
    return noTranslations;
  }
}
