/** Locales whose tag is more than their key with a hyphen. */
const exceptionalTags: Readonly<Record<string, string>> = {
  // The translation is in Latin script; Intl takes plain `sr` for Cyrillic.
  sr: 'sr-Latn',
};

/**
 * The BCP 47 tag of a server locale (`pt_BR` → `pt-BR`), for Intl and the `lang` attribute.
 * Installations may add locales of their own (screens 14); one that Intl refuses gives `en-US`.
 */
export function languageTag(locale: string): string {
  const tag = exceptionalTags[locale] ?? locale.replaceAll('_', '-');
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'en-US';
  } catch {
    return 'en-US';
  }
}

const rightToLeftScripts = /Arab|Hebr|Thaa|Syrc|Nkoo|Adlm|Rohg/;

/** Not in all browsers yet. */
interface WithTextInfo {
  getTextInfo?: () => { direction?: 'ltr' | 'rtl' };
}

/** Which way a server locale is written, for the `dir` attribute. */
export function textDirection(locale: string): 'ltr' | 'rtl' {
  const parsed: Intl.Locale & WithTextInfo = new Intl.Locale(languageTag(locale));
  // Asked first, because to complete a tag the browser reads a large table.
  const direction = parsed.getTextInfo?.().direction;
  if (direction) return direction;
  return rightToLeftScripts.test(parsed.maximize().script ?? '') ? 'rtl' : 'ltr';
}
