import { Column } from '@/protocol/enums';

/** Names of the columns 0 to 6, in this order: name, ID, created date and by, modified date and by, location. */
const namesByLanguage: Readonly<Record<string, readonly string[]>> = {
  cs: ['Název', 'ID', 'Datum vytvoření', 'Vytvořil', 'Datum změny', 'Změnil', 'Umístění'],
  de: ['Name', 'ID', 'Erstellungsdatum', 'Erstellt von', 'Änderungsdatum', 'Geändert von', 'Ort'],
  en_US: ['Name', 'ID', 'Created Date', 'Created By', 'Modified Date', 'Modified By', 'Location'],
  es: [
    'Nombre',
    'ID',
    'Fecha de creación',
    'Creado por',
    'Fecha de modificación',
    'Modificado por',
    'Ubicación',
  ],
  fr: [
    'Nom',
    'ID',
    'Date de création',
    'Créé par',
    'Date de modification',
    'Modifié par',
    'Endroit',
  ],
  hu: [
    'Név',
    'Azonosító',
    'Létrehozás dátuma',
    'Létrehozta',
    'Módosítás dátuma',
    'Módosította',
    'Hely',
  ],
  it: [
    'Nome',
    'ID',
    'Data di creazione',
    'Creato da',
    'Data di modifica',
    'Modificato da',
    'Posizione',
  ],
  ko: ['이름', 'ID', '생성일', '생성자', '수정일', '수정자', '위치'],
  nb: ['Navn', 'ID', 'Opprettet dato', 'Opprettet av', 'Endret dato', 'Endret av', 'Plassering'],
  nl: [
    'Naam',
    'ID',
    'Aanmaakdatum',
    'Aangemaakt door',
    'Wijzigingsdatum',
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
  ru: ['Название', 'ID', 'Дата создания', 'Создал', 'Дата изменения', 'Изменил', 'Расположение'],
  sr: ['Назив', 'ID', 'Датум креирања', 'Креирао', 'Датум измене', 'Изменио', 'Локација'],
  tr: ['Ad', 'Kimlik', 'Oluşturma tarihi', 'Oluşturan', 'Değiştirme tarihi', 'Değiştiren', 'Konum'],
  uk: ['Назва', 'ID', 'Дата створення', 'Створив', 'Дата зміни', 'Змінив', 'Розташування'],
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
