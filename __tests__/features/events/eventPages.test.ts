import { eventPage } from '@/features/events/eventPages';
import { fc } from '@tests/support/properties';

it.each([
  [0, 15, 40, { first: 1, last: 15, previous: null, next: 15, isWhole: false }],
  [15, 15, 40, { first: 16, last: 30, previous: 0, next: 30, isWhole: false }],
  [30, 10, 40, { first: 31, last: 40, previous: 15, next: null, isWhole: false }],
  [0, 7, 7, { first: 1, last: 7, previous: null, next: null, isWhole: true }],
])('from %i on, %i of %i events', (offset, shown, total, expected) => {
  expect(eventPage(offset, shown, total)).toEqual(expected);
});

it('leads through all events once, and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), (total) => {
      const seen: number[] = [];
      let offset: number | null = 0;
      let last = 0;
      while (offset !== null) {
        const page = eventPage(offset, Math.min(15, total - offset), total);
        seen.push(page.last - page.first + 1);
        last = offset;
        offset = page.next;
      }
      expect(seen.reduce((sum, count) => sum + count)).toBe(total);
      expect(eventPage(last, total - last, total).previous).toBe(last === 0 ? null : last - 15);
    }),
  );
});
