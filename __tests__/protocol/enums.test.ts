import { attributeColumn, Column, columnAttributeId } from '@/protocol/enums';
import { fc } from '@tests/support/properties';

it('finds the attribute of a column', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (attributeId) => {
      expect(columnAttributeId(attributeColumn(attributeId))).toBe(attributeId);
    }),
  );
});

it.each(Object.values(Column))('has no attribute for the system column %d', (column) => {
  expect(columnAttributeId(column)).toBeNull();
});
