import { useMemo, type ReactNode } from 'react';
import {
  createIntl,
  createIntlCache,
  RawIntlProvider,
  ReactIntlErrorCode,
  type IntlConfig,
  type IntlShape,
} from 'react-intl';
import { languageTag } from '@/lib/languageTag';
import { formatNumber, type NumberFormats } from '@/lib/values/formatNumbers';
import type { LocaleMessages } from './loadLocale';

interface AppIntlProviderProps {
  /** A locale as the server names it, such as `pt_BR`. */
  locale: string;
  /** The translations of that locale; a missing one shows its default message. */
  messages: LocaleMessages;
  /** How the server writes numbers, in texts as in lists. */
  numbers: NumberFormats;
  children: ReactNode;
}

/** Gives texts and plurals of one locale, with numbers as the server writes them, to everything inside. */
export function AppIntlProvider({ locale, messages, numbers, children }: AppIntlProviderProps) {
  const { groupSeparator, decimalSeparator } = numbers;
  const intl = useMemo(
    () => createAppIntl(locale, messages, { groupSeparator, decimalSeparator }),
    [locale, messages, groupSeparator, decimalSeparator],
  );
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}

function createAppIntl(
  locale: string,
  messages: LocaleMessages,
  numbers: NumberFormats,
): IntlShape {
  const config = { locale: languageTag(locale), defaultLocale: 'en-US', messages };
  // Texts look for the number format of their locale here first, and find the server's, whichever they look for.
  const number = new Proxy<Record<string, Intl.NumberFormat>>(
    {},
    { get: () => serverNumberFormat(numbers) },
  );
  return createIntl({ ...config, onError: reportError }, { ...createIntlCache(), number });
}

/** As much of a number format as texts use. */
function serverNumberFormat(numbers: NumberFormats): Intl.NumberFormat {
  const format: Pick<Intl.NumberFormat, 'format'> = {
    format: (value) => formatNumber(String(value), { decimal: 6, strip: true }, numbers),
  };
  return format as Intl.NumberFormat;
}

/** An untranslated message falls back by itself; anything else is a mistake in our code. */
const reportError: NonNullable<IntlConfig['onError']> = (error) => {
  if (error.code !== ReactIntlErrorCode.MISSING_TRANSLATION) console.error(error);
};
