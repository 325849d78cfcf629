import type { ComponentProps, ReactNode } from 'react';
import { IntlProvider, ReactIntlErrorCode } from 'react-intl';
import { languageTag } from '@/lib/languageTag';
import type { LocaleMessages } from './loadLocale';

interface AppIntlProviderProps {
  /** A locale as the server names it, such as `pt_BR`. */
  locale: string;
  /** The translations of that locale; a missing one shows its default message. */
  messages: LocaleMessages;
  children: ReactNode;
}

/** Gives texts, numbers and plurals of one locale to everything inside. */
export function AppIntlProvider({ locale, messages, children }: AppIntlProviderProps) {
  return (
    <IntlProvider
      locale={languageTag(locale)}
      defaultLocale="en-US"
      messages={messages}
      onError={reportError}
    >
      {children}
    </IntlProvider>
  );
}

/** An untranslated message falls back by itself; anything else is a mistake in our code. */
const reportError: NonNullable<ComponentProps<typeof IntlProvider>['onError']> = (error) => {
  if (error.code !== ReactIntlErrorCode.MISSING_TRANSLATION) console.error(error);
};
