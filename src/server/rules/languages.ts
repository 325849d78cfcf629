import type { Language } from '@/protocol/global';

/** Keys of the formats a language uses by default (protocol 4.10). */
export interface LanguageFormats {
  number: NumberFormatKey;
  date: DateFormatKey;
  time: TimeFormatKey;
  /** 0 = Sunday. */
  firstDay: number;
}

export type NumberFormatKey = 'dot1' | 'dot2' | 'dot3' | 'com1' | 'com2';
export type DateFormatKey =
  | 'mdy1'
  | 'mdy2'
  | 'dmy1'
  | 'dmy2'
  | 'dmy3'
  | 'dmy4'
  | 'dmy5'
  | 'dmy6'
  | 'dmy7'
  | 'ymd1'
  | 'ymd2'
  | 'ymd3'
  | 'ymd4';
export type TimeFormatKey = '12h1' | '24h1' | '24h2' | '24h3';

interface KnownLanguage extends Language {
  formats: LanguageFormats;
}

/** Sorted by key. */
const knownLanguages: readonly KnownLanguage[] = [
  {
    key: 'cs',
    name: 'Česky',
    formats: { number: 'com1', date: 'dmy4', time: '24h2', firstDay: 1 },
  },
  {
    key: 'de',
    name: 'Deutsch',
    formats: { number: 'com1', date: 'dmy4', time: '24h2', firstDay: 1 },
  },
  {
    key: 'en_US',
    name: 'English / United States',
    formats: { number: 'dot2', date: 'mdy1', time: '12h1', firstDay: 0 },
  },
  {
    key: 'es',
    name: 'Español',
    formats: { number: 'com1', date: 'dmy1', time: '24h2', firstDay: 1 },
  },
  {
    key: 'fr',
    name: 'Français',
    formats: { number: 'com2', date: 'dmy1', time: '24h2', firstDay: 1 },
  },
  {
    key: 'hu',
    name: 'Magyar',
    formats: { number: 'com2', date: 'ymd3', time: '24h1', firstDay: 1 },
  },
  {
    key: 'it',
    name: 'Italiano',
    formats: { number: 'com1', date: 'dmy1', time: '24h3', firstDay: 1 },
  },
  {
    key: 'ko',
    name: 'Korean',
    formats: { number: 'dot2', date: 'ymd4', time: '12h1', firstDay: 0 },
  },
  {
    key: 'nb',
    name: 'Norsk',
    formats: { number: 'com2', date: 'dmy4', time: '24h2', firstDay: 1 },
  },
  {
    key: 'nl',
    name: 'Nederlands',
    formats: { number: 'com1', date: 'dmy4', time: '24h2', firstDay: 1 },
  },
  {
    key: 'pl',
    name: 'Polski',
    formats: { number: 'com2', date: 'ymd4', time: '24h2', firstDay: 1 },
  },
  {
    key: 'pt_BR',
    name: 'Português / Brasil',
    formats: { number: 'com1', date: 'dmy3', time: '12h1', firstDay: 1 },
  },
  {
    key: 'ru',
    name: 'Русский',
    formats: { number: 'com2', date: 'dmy4', time: '24h1', firstDay: 1 },
  },
  {
    key: 'sr',
    name: 'Srpski',
    formats: { number: 'com1', date: 'dmy5', time: '24h1', firstDay: 1 },
  },
  {
    key: 'tr',
    name: 'Türkçe',
    formats: { number: 'com1', date: 'dmy5', time: '24h2', firstDay: 1 },
  },
  {
    key: 'uk',
    name: 'Українська',
    formats: { number: 'com2', date: 'dmy4', time: '24h1', firstDay: 1 },
  },
  {
    key: 'zh_CN',
    name: 'Chinese / China',
    formats: { number: 'dot2', date: 'ymd2', time: '24h1', firstDay: 1 },
  },
];

/** For languages this server does not know. */
const fallbackFormats: LanguageFormats = {
  number: 'dot2',
  date: 'mdy2',
  time: '24h2',
  firstDay: 0,
};

/** What users may choose, sorted by key; names in their own language. */
export const languages: readonly Language[] = knownLanguages.map(({ key, name }) => ({
  key,
  name,
}));

export function isLanguage(key: string): boolean {
  return knownLanguages.some((language) => language.key === key);
}

export function formatsOfLanguage(key: string): LanguageFormats {
  return knownLanguages.find((language) => language.key === key)?.formats ?? fallbackFormats;
}
