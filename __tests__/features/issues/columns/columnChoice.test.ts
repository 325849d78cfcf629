import {
  type ChosenColumn,
  choiceText,
  partOf,
  plainColumns,
  readChoice,
  withOrder,
  withPin,
  withShown,
  withWidth,
} from '@/features/issues/columns/columnChoice';
import { isFixed, withLocation } from '@/rules/viewDefinitions';
import { widthLimits } from '@/features/issues/columns/columnWidths';
import { placesOf } from '@/features/issues/columns/typeColumns';
import { arrangeColumns } from '@/lib/issueList/arrangedColumns';
import { fc } from '@tests/support/properties';

const own = [1, 0, 6, 4, 5];
const known = [...own, 2, 3, 1001, 1002];
const idsOf = (choice: readonly ChosenColumn[]) => choice.map(({ id }) => id);

describe('what is kept of a choice', () => {
  const plain = plainColumns(own);

  it.each([
    ['nothing of what the list shows by itself', plain, own, ''],
    ['a width', withWidth(plain, 4, 120.4), own, '1 0 6 4:120px 5'],
    ['no width out of its limits', withWidth(plain, 0, 9_999), own, '1 0:1200px 6 4 5'],
    ['a pinned column, behind the name', withPin(plain, 5, true), own, '1 0 5! 6 4'],
    ['what is hidden, by its absence', withShown(plain, 6, false), own, '1 0 4 5'],
    ['a sign for what the list lacks', withShown(plain, 1002, true), own, '+1 0 6 4 5 1002'],
    ['the sign, where it is not known what the list has', plain, null, '+1 0 6 4 5'],
    ['number and name in their places', withOrder(plain, [5, 0, 4, 1]), own, '1 0 6 5 4'],
    [
      'nothing after number or name was hidden or pinned',
      withPin(withShown(plain, 0, false), 1, true),
      own,
      '',
    ],
  ])('is %s', (_what, choice, ofList, text) => {
    expect(choiceText(choice, ofList)).toBe(text);
  });
});

describe('the order of a list of one folder, which knows of no location,', () => {
  const location = 6;
  const inFolder = (choice: readonly ChosenColumn[]) => {
    const ids = placesOf([1, 0, 4, 5, 1002], choice, []);
    return { choice, ids };
  };
  const shown = (start: readonly number[], id: number, isShown: boolean) => {
    const { choice, ids } = inFolder(plainColumns(start));
    return withOrder(withShown(choice, id, isShown), ids);
  };
  const moved = (start: readonly ChosenColumn[], ids: readonly number[]) =>
    withOrder(inFolder(start).choice, ids);
  const pinned = withPin(withPin(plainColumns([1, 0, location, 4, 5]), location, true), 5, true);

  it.each([
    ['a column is shown', shown([1, 0, location, 4, 5], 1002, true), '1 0 6 4 5 1002'],
    ['one is shown behind it', shown([1, 0, 4, 5, location], 1002, true), '1 0 4 5 6 1002'],
    ['one is hidden', shown([1, 0, location, 4, 5], 4, false), '1 0 6 5'],
    ['one is moved', moved(plainColumns([1, 0, location, 4, 5]), [1, 0, 5, 4, 1002]), '1 0 6 5 4'],
    [
      'columns change places around it',
      moved(plainColumns([1, 0, 4, location, 5]), [1, 0, 5, 4]),
      '1 0 5 6 4',
    ],
    ['it is pinned', moved(pinned, [1, 0, 5, 4, 1002]), '1 0 6! 5! 4'],
  ])('leaves it in its place where %s', (_what, choice, text) => {
    expect(choiceText(choice, null)).toBe(`+${text}`);
  });
});

const change = fc.oneof(
  fc.record({ act: fc.constant('show'), id: fc.constantFrom(...known), isOn: fc.boolean() }),
  fc.record({ act: fc.constant('pin'), id: fc.constantFrom(...known), isOn: fc.boolean() }),
  fc.record({
    act: fc.constant('width'),
    id: fc.constantFrom(...known),
    width: fc.option(fc.integer({ min: -5, max: 3_000 })),
  }),
  fc.record({ act: fc.constant('order'), ids: fc.shuffledSubarray(known) }),
);

type Change = typeof change extends fc.Arbitrary<infer One> ? One : never;

function changed(choice: readonly ChosenColumn[], one: Change): readonly ChosenColumn[] {
  if ('ids' in one) return withOrder(choice, one.ids);
  if ('width' in one) return withWidth(choice, one.id, one.width);
  return one.act === 'pin'
    ? withPin(choice, one.id, one.isOn)
    : withShown(choice, one.id, one.isOn);
}

it('keeps number and name first, pinned columns behind them, and each once, whatever is done', () => {
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const choice = changes.reduce(changed, plainColumns(own));
      const ids = idsOf(choice);
      expect(ids.slice(0, 2)).toEqual([1, 0]);
      expect(new Set(ids).size).toBe(ids.length);
      const parts = ids.map((id) => ['fixed', 'pinned', 'rest'].indexOf(partOf(choice, id)));
      expect(parts).toEqual(parts.toSorted());
      for (const { width } of choice) {
        expect(width === null || (width >= widthLimits.min && width <= widthLimits.max)).toBe(true);
      }
      // What is kept is read again, by the list as well.
      const text = choiceText(choice, null);
      expect(readChoice(text)).toEqual(choice);
      const shown = arrangeColumns(
        known.map((id) => ({ id })),
        text,
      );
      expect(shown.map(({ id }) => id)).toEqual(ids);
      expect(shown.map(({ isPinned }) => isPinned)).toEqual(choice.map(({ isPinned }) => isPinned));
    }),
  );
});

it('keeps the location for the other lists of the type, where a list of one folder lacks it', () => {
  expect(withLocation([1, 0, 4])).toEqual([1, 0, 6, 4]);
  expect(withLocation([0, 4])).toEqual([0, 6, 4]);
  expect(withLocation(own)).toBe(own);
  expect(own.filter(isFixed)).toEqual([1, 0]);
});

it('leaves hidden columns where one has them before oneself', () => {
  const all = [1, 0, 4, 5, 1002];
  const before = placesOf(all, plainColumns([1, 0, 4, 5]), []);
  expect(before).toEqual(all);
  expect(placesOf(all, plainColumns([1, 0, 5]), before)).toBe(before);
  expect(placesOf(all, plainColumns([1, 0, 5, 4]), before)).toEqual([1, 0, 5, 4, 1002]);
});
