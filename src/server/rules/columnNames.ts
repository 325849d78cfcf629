import { Column } from '@/protocol/enums';

/**
 * Names of the columns 0 to 6, in this order: name, ID, created date and by, modified date and by, location. Those in
 * English, German, French and Polish are known from real servers; in other languages they are the client's own words.
 */
const namesByLanguage: Readonly<Record<string, readonly string[]>> = {
  cs: ['Název', 'ID', 'Datum vytvoření', 'Autor', 'Datum změny', 'Autor změny', 'Umístění'],
  de: ['Name', 'ID', 'Erstellungsdatum', 'Erstellt von', 'Änderungsdatum', 'Geändert von', 'Ort'],
  en_US: ['Name', 'ID', 'Created Date', 'Created By', 'Modified Date', 'Modified By', 'Location'],
  es: ['Nombre', 'ID', 'Creada el', 'Creada por', 'Modificada el', 'Modificada por', 'Ubicación'],
  fr: [
    'Nom',
    'ID',
    'Date de création',
    'Créé par',
    'Date de modification',
    'Modifié par',
    'Endroit',
  ],
  hu: ['Név', 'ID', 'Létrehozva', 'Létrehozta', 'Módosítva', 'Módosította', 'Hely'],
  it: [
    'Nome',
    'ID',
    'Data di creazione',
    'Creato da',
    'Data di modifica',
    'Modificato da',
    'Posizione',
  ],
  ko: ['이름', 'ID', '만든 날짜', '만든 사람', '수정한 날짜', '수정한 사람', '위치'],
  nb: ['Navn', 'ID', 'Opprettet', 'Opprettet av', 'Endret', 'Endret av', 'Plassering'],
  nl: [
    'Naam',
    'ID',
    'Aangemaakt op',
    'Aangemaakt door',
    'Gewijzigd op',
    'Gewijzigd door',
    'Locatie',
  ],
  pl: [
    'Nazwa',
    'ID',
    'Data utworzenia',
    'Utworzona przez',
    'Data zmiany',
    'Zmieniona przez',
    'Lokalizacja',
  ],
  pt_BR: [
    'Nome',
    'ID',
    'Data de criação',
    'Criado por',
    'Data de modificação',
    'Modificado por',
    'Local',
  ],
  ru: [
    'Название',
    'ID',
    'Дата создания',
    'Автор',
    'Дата изменения',
    'Автор изменения',
    'Расположение',
  ],
  sr: ['Naziv', 'ID', 'Datum kreiranja', 'Autor', 'Datum izmene', 'Autor izmene', 'Lokacija'],
  tr: ['Ad', 'ID', 'Oluşturma tarihi', 'Oluşturan', 'Değiştirme tarihi', 'Değiştiren', 'Konum'],
  uk: ['Назва', 'ID', 'Дата створення', 'Автор', 'Дата зміни', 'Автор зміни', 'Розташування'],
  zh_CN: ['名称', 'ID', '创建日期', '创建者', '修改日期', '修改者', '位置'],
};

/** What a column of the system is called in a language. */
export function systemColumnName(column: number, language: string): string {
  const names = namesByLanguage[language] ?? namesByLanguage['en_US'];
  return names?.[column] ?? '';
}

export function isSystemColumn(column: number): boolean {
  return column >= Column.name && column <= Column.location;
}
