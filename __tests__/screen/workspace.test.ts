import { paneResized, placeChosen, seedWorkspace, workspaceSlice } from '@/screen/workspace';

const fresh = {
  reading: 'pane',
  side: 'end',
  sizes: { end: null, below: null },
  lists: 'pages',
  columns: {},
  hasRelativeTimes: false,
  hasTicks: false,
  hasWholeLists: false,
  isWide: true,
} as const;

describe('what an earlier visit has left', () => {
  it.each([
    ['nothing', null],
    ['somebody else’s text', 'pane'],
    ['choices that do not exist', { reading: 'aloud', side: 'above', sizes: { end: '400' } }],
    ['sizes of nothing', { sizes: { end: 0, below: -3 } }],
    ['an older form', { sizes: 400 }],
    ['lists of no kind', { lists: 'endless' }],
    ['columns of no kind', { columns: '1 0' }],
    ['times of no kind', { hasRelativeTimes: 'yes' }],
  ])('counts as a first visit with %s', (_what, stored) => {
    expect(seedWorkspace(stored, true).workspace).toEqual(fresh);
  });

  it('holds, but for the width of the screen', () => {
    const kept = {
      reading: 'window',
      side: 'below',
      sizes: { end: 500, below: 300 },
      lists: 'whole',
      columns: { v3: '1 0 4:120px' },
      hasRelativeTimes: true,
    } as const;

    expect(seedWorkspace({ ...kept, isWide: true }, false).workspace).toEqual({
      ...kept,
      hasTicks: false,
      hasWholeLists: false,
      isWide: false,
    });
  });
});

it('keeps a size for each side, and the side while one reads in windows', () => {
  const actions = [paneResized(500), placeChosen('below'), paneResized(300), placeChosen('window')];

  expect(actions.reduce(workspaceSlice.reducer, fresh)).toEqual({
    reading: 'window',
    side: 'below',
    sizes: { end: 500, below: 300 },
    lists: 'pages',
    columns: {},
    hasRelativeTimes: false,
    hasTicks: false,
    hasWholeLists: false,
    isWide: true,
  });
});
