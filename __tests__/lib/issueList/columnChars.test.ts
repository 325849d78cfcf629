import { columnChars } from '@/lib/issueList/columnChars';
import { lengthOf } from '@/lib/textWidth';
import type { AttributeDefinition } from '@/protocol/attributes';
import { Column } from '@/protocol/enums';
import { readGlobal } from '@tests/support/renderApp';

const known = { formats: readGlobal('carol').settings, longestName: 12, longestPlace: 18 };

function attribute(definition: Partial<AttributeDefinition>): AttributeDefinition {
  return { name: 'A', type: 'TEXT', ...definition };
}

describe('the width of a column', () => {
  it.each([
    ['IDs', Column.id, 10],
    ['dates, with their time', Column.modifiedDate, '12/22/2022 10:22 pm'.length],
    ['people', Column.createdBy, 12],
    ['places', Column.location, 18],
  ])('has room for %s', (_content, id, chars) => {
    expect(columnChars({ id, name: 'A' }, null, known)).toBe(chars);
  });

  it.each<[string, Partial<AttributeDefinition>, number]>([
    ['the longest item', { type: 'ENUM', items: ['New', 'In progress'] }, lengthOf('In progress')],
    ['no more than 20 of an item', { type: 'ENUM', items: ['x'.repeat(90)] }, 20],
    ['a short text', { type: 'TEXT', 'max-length': 12 }, 12],
    ['a part of a long text', { type: 'TEXT' }, 20],
    ['the greatest number', { type: 'NUMERIC', 'max-value': '1000000' }, '1,000,000'.length],
    ['a few digits', { type: 'NUMERIC' }, 6],
    ['a date', { type: 'DATETIME' }, '12/22/2022'.length],
    ['people', { type: 'USER' }, 12],
  ])('has room for %s', (_content, definition, chars) => {
    expect(columnChars({ id: 1005, name: 'A' }, attribute(definition), known)).toBe(chars);
  });

  it('has room for the caption and the mark of the order', () => {
    const named = { id: 1005, name: 'Planned for release' };
    expect(columnChars(named, attribute({ type: 'NUMERIC' }), known)).toBe(
      lengthOf(named.name) + 2,
    );
  });

  it('takes letters of East Asia for twice as wide as digits', () => {
    expect(lengthOf('田中健二')).toBe(8);
  });
});
