import { neighbourOffsets, readListStatus } from '@/lib/issueList/listStatus';
import { fc } from '@tests/support/properties';

describe('the status of a list', () => {
  it.each([
    [{ hasType: false, total: null, offset: 0 }, { kind: 'noType' }],
    [{ hasType: true, total: null, offset: 0 }, { kind: 'loading' }],
    [{ hasType: true, hasFailed: true, total: null, offset: 0 }, { kind: 'failed' }],
    [
      { hasType: true, hasFailed: true, total: 3, offset: 0 },
      { kind: 'count', total: 3 },
    ],
    [{ hasType: true, total: 0, offset: 0 }, { kind: 'none' }],
    [
      { hasType: true, total: 1, offset: 0 },
      { kind: 'count', total: 1 },
    ],
    [
      { hasType: true, total: 50, offset: 0 },
      { kind: 'count', total: 50 },
    ],
    [
      { hasType: true, total: 51, offset: 0 },
      { kind: 'range', first: 1, last: 50, total: 51 },
    ],
    [
      { hasType: true, total: 51, offset: 50 },
      { kind: 'range', first: 51, last: 51, total: 51 },
    ],
  ])('of %j is %j', (facts, status) => {
    expect(readListStatus({ hasFailed: false, ...facts })).toEqual(status);
  });

  it('leads through all pages and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), (total) => {
        const offsets = [0];
        for (;;) {
          const offset = offsets.at(-1) ?? 0;
          const status = readListStatus({ hasType: true, hasFailed: false, total, offset });
          const { previous, next } = neighbourOffsets(status, offset);
          expect(previous).toBe(offsets.at(-2) ?? null);
          if (next === null) break;
          offsets.push(next);
        }
        expect(offsets).toHaveLength(Math.max(1, Math.ceil(total / 50)));
      }),
    );
  });
});
