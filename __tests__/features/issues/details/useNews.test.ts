import { firstNews } from '@/features/issues/details/useNews';

const me = 4;
const blocks = [
  { itemId: 10, createdBy: 1 },
  { itemId: 20, createdBy: me },
  { itemId: 30, createdBy: 1 },
];

it.each([
  ['after what was read', 10, 30],
  ['nowhere when all was read', 30, null],
  ['nowhere when nothing was read, or nobody knows', 0, null],
  ['nowhere when nothing older is there', 5, null],
])('begins %s', (_where, readUpTo, expected) => {
  expect(firstNews(blocks, { readUpTo, userId: me })).toBe(expected);
});

it('is not what one wrote oneself', () => {
  expect(firstNews(blocks.slice(0, 2), { readUpTo: 10, userId: me })).toBeNull();
});
