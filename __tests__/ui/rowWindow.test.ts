import { rowWindow, scrollTopFor } from '@/ui/rowWindow';
import { fc } from '@tests/support/properties';

const places = fc.record({
  scrollTop: fc.nat(100_000),
  height: fc.integer({ min: 36, max: 900 }),
  rowHeight: fc.constant(36),
});

it('holds every row in view, and few others', () => {
  fc.assert(
    fc.property(places, fc.nat(3_000), (place, count) => {
      const { first, end } = rowWindow(place, count);
      const inView = Array.from({ length: count }, (_, row) => row).filter(
        (row) => (row + 1) * 36 > place.scrollTop && row * 36 < place.scrollTop + place.height,
      );

      expect(inView.every((row) => row >= first && row < end)).toBe(true);
      expect(end - first).toBeLessThanOrEqual(Math.ceil(place.height / 36) + 14);
    }),
  );
});

it('scrolls no further than it has to', () => {
  const place = { scrollTop: 360, height: 360, rowHeight: 36 };

  expect(scrollTopFor(12, place)).toBe(360);
  expect(scrollTopFor(9, place)).toBe(324);
  expect(scrollTopFor(20, place)).toBe(396);
});
