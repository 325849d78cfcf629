import { locationChanged } from '@/screen/navigation';
import {
  cursorMoved,
  glanceEnded,
  rangeSelected,
  rowToggled,
  selectionCleared,
  selectionSlice,
  type SelectionState,
} from '@/screen/selection';
import { placeChosen } from '@/screen/workspace';

type SelectionAction = Parameters<typeof selectionSlice.reducer>[1];

const list = locationChanged({ path: '/types/2/issues', kind: 'start' });

function after(...actions: readonly SelectionAction[]): SelectionState {
  return [list, ...actions].reduce(selectionSlice.reducer, selectionSlice.getInitialState());
}

describe('the cursor', () => {
  it('looks at the issue it moves to', () => {
    expect(after(cursorMoved({ issueId: 7 }))).toMatchObject({ cursor: 7, isGlancing: true });
  });

  it.each([
    ['is opened', locationChanged({ path: '/issues/7', kind: 'push' })],
    ['is opened at an entry', locationChanged({ path: '/issues/7/items/9', kind: 'pop' })],
    ['was looked at for long enough', glanceEnded()],
    ['is put into a window', placeChosen('window')],
  ])('reads it once it %s', (_what, action) => {
    expect(after(cursorMoved({ issueId: 7 }), action)).toMatchObject({
      cursor: 7,
      isGlancing: false,
    });
  });

  it('still looks when only the address follows', () => {
    const address = locationChanged({ path: '/issues/7', kind: 'replace' });

    expect(after(cursorMoved({ issueId: 7 }), address).isGlancing).toBe(true);
    expect(after(cursorMoved({ issueId: 8 }), address)).toMatchObject({
      cursor: 7,
      isGlancing: false,
    });
  });

  it('stays when the list is come back to, and goes with it', () => {
    const opened = locationChanged({ path: '/issues/7', kind: 'push' });

    expect(after(opened, list).cursor).toBe(7);
    const other = locationChanged({ path: '/types/4/issues', kind: 'push' });
    expect(after(opened, other).cursor).toBeNull();
  });
});

describe('chosen rows', () => {
  it('are chosen and left out one by one, and the last is where a range begins', () => {
    const chosen = after(...[3, 5, 3].map((issueId) => rowToggled({ issueId })));

    expect(chosen).toMatchObject({ selectedIds: [5], anchor: 3 });
  });

  it('are replaced by a range, whose beginning stays', () => {
    const chosen = after(rowToggled({ issueId: 3 }), rangeSelected({ issueIds: [3, 4, 5] }));

    expect(chosen).toMatchObject({ selectedIds: [3, 4, 5], anchor: 3 });
  });

  it.each([
    ['on command', selectionCleared()],
    ['with the list', locationChanged({ path: '/types/4/issues', kind: 'push' })],
  ])('go %s', (_when, action) => {
    expect(after(rowToggled({ issueId: 3 }), action).selectedIds).toEqual([]);
  });
});
