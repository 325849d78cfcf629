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
      'access',
      { id: 'caption' },
      { none: { id: 'none' }, admin: { id: 'admin' } },
      () => 'none',
    );

    expect(column.title).toBe('Доступ');
    expect(column.render({})).toBe('Нет');
    expect(column.chars).toBe(charsOf(['Администратор проекта']));
    expect(column.chars).toBeGreaterThanOrEqual(21);
  });

  it('has room for its caption over short words', () => {
    const words = { none: { id: 'none' } };
    const { chars } = wordColumn(intl, 'access', { id: 'admin' }, words, () => 'none');

    expect(chars).toBe(charsOf(['Администратор проекта']));
  });

  it('counts a letter of East Asia for two digits', () => {
    expect(charsOf(['项目管理员'])).toBeGreaterThanOrEqual(10);
  });
});
