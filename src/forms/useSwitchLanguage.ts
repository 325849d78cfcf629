import { useCallback } from 'react';
import { loadLocale } from '@/i18n/loadLocale';
import { languageChosen } from '@/screen/language';
import { useAppDispatch } from '@/store/hooks';

/**
 * Changes the language of the interface without a new start, for saves that decide it. Resolves when its texts are
 * there, so that the next window already speaks it.
 *
 * @example if (updateLanguage) await switchLanguage(language);
 */
export function useSwitchLanguage(): (locale: string) => Promise<void> {
  const dispatch = useAppDispatch();
  return useCallback(
    async (locale) => {
      await loadLocale(locale);
      dispatch(languageChosen(locale));
    },
    [dispatch],
  );
}
