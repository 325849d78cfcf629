import { createIntl } from 'react-intl';
import { charsOf, wordColumn } from '@/ui/wordColumn';

const intl = createIntl({
  locale: 'ru',
  messages: { caption: 'Доступ', admin: 'Администратор проекта', none: 'Нет' },
});

describe('a column of words', () => {
  it('has room for the longest of all that can stand in it', () => {
    const column = wordColumn(
      intl,
      { id: 'caption' },
      { none: { id: 'none' }, admin: { id: 'admin' } },
    );

    expect(column.title).toBe('Доступ');
    expect(column.chars).toBe(charsOf(['Администратор проекта']));
    expect(column.chars).toBeGreaterThanOrEqual(21);
  });

  it('has room for its caption over short words', () => {
    const { chars } = wordColumn(intl, { id: 'admin' }, { none: { id: 'none' } });

    expect(chars).toBe(charsOf(['Администратор проекта']));
  });

  it('counts a letter of East Asia for two digits', () => {
    expect(charsOf(['项目管理员'])).toBeGreaterThanOrEqual(10);
  });
});
