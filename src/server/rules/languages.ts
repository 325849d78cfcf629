import type { Language } from '@/protocol/global';

import type { dateFormats, numberFormats, timeFormats } from './regionalFormats';

/** Keys of the formats a language uses by default (protocol 4.10). */
interface LanguageFormats {
  number: keyof typeof numberFormats;
  date: keyof typeof dateFormats;
  time: keyof typeof timeFormats;
  /** 0 = Sunday. */
  firstDay: number;
}

interface KnownLanguage extends Language {
  formats: LanguageFormats;
  /**
   * Names of the columns 0 to 6: name, ID, created date and by, modified date and by, location. Those in English, German,
   * French and Polish are known from real servers; in other languages they are the client's own words.
   */
  columns: readonly string[];
}

const englishColumns = [
  'Name',
  'ID',
  'Created Date',
  'Created By',
  'Modified Date',
  'Modified By',
  'Location',
];

/** Sorted by key. */
const knownLanguages: readonly KnownLanguage[] = [
  {
    key: 'cs',
    name: 'Česky',
    formats: { number: 'com1', date: 'dmy4', time: '24h2', firstDay: 1 },
    columns: ['Název', 'ID', 'Datum vytvoření', 'Autor', 'Datum změny', 'Autor změny', 'Umístění'],
  },
  {
    key: 'de',
    name: 'Deutsch',
    formats: { number: 'com1', date: 'dmy4', time: '24h2', firstDay: 1 },
    columns: [
      'Name',
      'ID',
      'Erstellungsdatum',
      'Erstellt von',
      'Änderungsdatum',
      'Geändert von',
      'Ort',
    ],
  },
  {
    key: 'en_US',
    name: 'English / United States',
    formats: { number: 'dot2', date: 'mdy1', time: '12h1', firstDay: 0 },
    columns: englishColumns,
  },
  {
    key: 'es',
    name: 'Español',
    formats: { number: 'com1', date: 'dmy1', time: '24h2', firstDay: 1 },
    columns: [
      'Nombre',
      'ID',
      'Creada el',
      'Creada por',
      'Modificada el',
      'Modificada por',
      'Ubicación',
    ],
  },
  {
    key: 'fr',
    name: 'Français',
    formats: { number: 'com2', date: 'dmy1', time: '24h2', firstDay: 1 },
    columns: [
      'Nom',
      'ID',
      'Date de création',
      'Créé par',
      'Date de modification',
      'Modifié par',
      'Endroit',
    ],
  },
  {
    key: 'hu',
    name: 'Magyar',
    formats: { number: 'com2', date: 'ymd3', time: '24h1', firstDay: 1 },
    columns: ['Név', 'ID', 'Létrehozva', 'Létrehozta', 'Módosítva', 'Módosította', 'Hely'],
  },
  {
    key: 'it',
    name: 'Italiano',
    formats: { number: 'com1', date: 'dmy1', time: '24h3', firstDay: 1 },
    columns: [
      'Nome',
      'ID',
      'Data di creazione',
      'Creato da',
      'Data di modifica',
      'Modificato da',
      'Posizione',
    ],
  },
  {
    key: 'ko',
    name: 'Korean',
    formats: { number: 'dot2', date: 'ymd4', time: '12h1', firstDay: 0 },
    columns: ['이름', 'ID', '만든 날짜', '만든 사람', '수정한 날짜', '수정한 사람', '위치'],
  },
  {
    key: 'nb',
    name: 'Norsk',
    formats: { number: 'com2', date: 'dmy4', time: '24h2', firstDay: 1 },
    columns: ['Navn', 'ID', 'Opprettet', 'Opprettet av', 'Endret', 'Endret av', 'Plassering'],
  },
  {
    key: 'nl',
    name: 'Nederlands',
    formats: { number: 'com1', date: 'dmy4', time: '24h2', firstDay: 1 },
    columns: [
      'Naam',
      'ID',
      'Aangemaakt op',
      'Aangemaakt door',
      'Gewijzigd op',
      'Gewijzigd door',
      'Locatie',
    ],
  },
  {
    key: 'pl',
    name: 'Polski',
    formats: { number: 'com2', date: 'ymd4', time: '24h2', firstDay: 1 },
    columns: [
      'Nazwa',
      'ID',
      'Data utworzenia',
      'Utworzona przez',
      'Data zmiany',
      'Zmieniona przez',
      'Lokalizacja',
    ],
  },
  {
    key: 'pt_BR',
    name: 'Português / Brasil',
    formats: { number: 'com1', date: 'dmy3', time: '12h1', firstDay: 1 },
    columns: [
      'Nome',
      'ID',
      'Data de criação',
      'Criado por',
      'Data de modificação',
      'Modificado por',
      'Local',
    ],
  },
  {
    key: 'ru',
    name: 'Русский',
    formats: { number: 'com2', date: 'dmy4', time: '24h1', firstDay: 1 },
    columns: [
      'Название',
      'ID',
      'Дата создания',
      'Автор',
      'Дата изменения',
      'Автор изменения',
      'Расположение',
    ],
  },
  {
    key: 'sr',
    name: 'Srpski',
    formats: { number: 'com1', date: 'dmy5', time: '24h1', firstDay: 1 },
    columns: [
      'Naziv',
      'ID',
      'Datum kreiranja',
      'Autor',
      'Datum izmene',
      'Autor izmene',
      'Lokacija',
    ],
  },
  {
    key: 'tr',
    name: 'Türkçe',
    formats: { number: 'com1', date: 'dmy5', time: '24h2', firstDay: 1 },
    columns: [
      'Ad',
      'ID',
      'Oluşturma tarihi',
      'Oluşturan',
      'Değiştirme tarihi',
      'Değiştiren',
      'Konum',
    ],
  },
  {
    key: 'uk',
    name: 'Українська',
    formats: { number: 'com2', date: 'dmy4', time: '24h1', firstDay: 1 },
    columns: [
      'Назва',
      'ID',
      'Дата створення',
      'Автор',
      'Дата зміни',
      'Автор зміни',
      'Розташування',
    ],
  },
  {
    key: 'zh_CN',
    name: 'Chinese / China',
    formats: { number: 'dot2', date: 'ymd2', time: '24h1', firstDay: 1 },
    columns: ['名称', 'ID', '创建日期', '创建者', '修改日期', '修改者', '位置'],
  },
];

/** For languages this server does not know. */
const unknownLanguage: Pick<KnownLanguage, 'formats' | 'columns'> = {
  formats: { number: 'dot2', date: 'mdy2', time: '24h2', firstDay: 0 },
  columns: englishColumns,
};

/** What users may choose, sorted by key; names in their own language. */
export const languages: readonly Language[] = knownLanguages.map(({ key, name }) => ({
  key,
  name,
}));

function findLanguage(key: string) {
  return knownLanguages.find((language) => language.key === key);
}

export function isLanguage(key: string): boolean {
  return findLanguage(key) !== undefined;
}

export function formatsOfLanguage(key: string): LanguageFormats {
  return (findLanguage(key) ?? unknownLanguage).formats;
}

/** What a column of the system is called in a language. */
export function systemColumnName(column: number, language: string): string {
  return (findLanguage(language) ?? unknownLanguage).columns[column] ?? '';
}
