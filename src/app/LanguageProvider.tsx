import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { selectSettings } from '@/entities/session';
import { AppIntlProvider } from '@/i18n/AppIntlProvider';
import { loadLocale, type LocaleMessages } from '@/i18n/loadLocale';
import { speakPage } from '@/i18n/speakPage';
import { selectChosenLocale } from '@/screen/language';
import { useAppSelector } from '@/store/hooks';

interface LanguageProviderProps {
  /** The language until another one is chosen, with its texts. */
  locale: string;
  messages: LocaleMessages;
  children: ReactNode;
}

/** Speaks the language of the state; the former one until its texts have come. */
export function LanguageProvider({ locale, messages, children }: LanguageProviderProps) {
  const wanted = useAppSelector(selectChosenLocale) ?? locale;
  const settings = useAppSelector(selectSettings);
  const [spoken, setSpoken] = useState({ locale, messages });

  // External system: the chunk of the translations.
  useEffect(() => {
    if (wanted === spoken.locale) return;
    let isGone = false;
    void loadLocale(wanted).then((loaded) => {
      if (!isGone) setSpoken(loaded);
    });
    return () => {
      isGone = true;
    };
  }, [wanted, spoken.locale]);

  // External system: the document. Screen readers and fonts go by its language, the layout by its direction.
  useLayoutEffect(() => {
    speakPage(spoken.locale);
  }, [spoken.locale]);

  return (
    <AppIntlProvider locale={spoken.locale} messages={spoken.messages} numbers={settings}>
      {children}
    </AppIntlProvider>
  );
}
