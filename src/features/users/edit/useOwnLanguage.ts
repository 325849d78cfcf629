import { selectSettings } from '@/entities/session';
import { useSwitchLanguage } from '@/forms/useSwitchLanguage';
import { useAppSelector } from '@/store/hooks';

/** Speaks the language that the user of this session has just chosen; '' is that of the server. */
export function useOwnLanguage(): (language: string) => Promise<void> {
  const switchLanguage = useSwitchLanguage();
  const { defaultLanguage } = useAppSelector(selectSettings);
  return (language) => switchLanguage(language === '' ? defaultLanguage : language);
}
