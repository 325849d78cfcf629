import { createRowFormatter } from '@/lib/issueList/rowFormat';
import type { ListedIssue } from '@/protocol/issues';
import { readGlobal } from '@tests/support/renderApp';

const { settings } = readGlobal('carol');
const context: Parameters<typeof createRowFormatter>[0] = {
  columns: [
    { id: 1, name: 'ID' },
    { id: 0, name: 'Name' },
    { id: 4, name: 'Modified' },
    { id: 1021, name: 'Estimate' },
    { id: 1025, name: 'Due' },
    { id: 1099, name: 'Of an attribute unknown here' },
  ],
  attributesById: {
    21: { name: 'Estimate', type: 'NUMERIC', decimal: 2 },
    25: { name: 'Due', type: 'DATETIME' },
  },
  formats: settings,
  hasSubscriptions: true,
};
const formatRow = createRowFormatter(context);

const issue: ListedIssue = {
  id: 7,
  read: null,
  stamp: 9,
  subscribed: false,
  cells: [
    '#7',
    'See <a href="#/items/5">#5</a> &lt;b&gt;',
    1795227802,
    '1428.25',
    '2026-11-03',
    'a\nb',
  ],
};

describe('a row of the list', () => {
  it('shows dates and numbers in the formats of the server and reads everything else as text with links', () => {
    const { cells } = formatRow(issue);

    expect(cells).toEqual([
      { kind: 'text', text: '#7' },
      {
        kind: 'tokens',
        tokens: [
          { text: 'See ' },
          { text: '#5', href: '#/items/5', external: false },
          { text: ' <b>' },
        ],
      },
      { kind: 'time', text: '11/21/2026 2:23 am', time: 1795227802 },
      { kind: 'text', text: '1,428.25' },
      { kind: 'text', text: '11/3/2026' },
      { kind: 'tokens', tokens: [{ text: 'a b' }] },
    ]);
  });

  it.each([
    [null, 9, 'unread'],
    [0, 9, 'unread'],
    [8, 9, 'modified'],
    [9, 9, null],
    [12, 9, null],
  ])('read at %s and changed at %i is marked as %s', (read, stamp, marker) => {
    expect(formatRow({ ...issue, read, stamp }).marker).toBe(marker);
  });

  it('leaves empty values empty', () => {
    const { cells } = formatRow({ ...issue, cells: ['#7', '', 1795227802, '', '', ''] });

    expect(cells.map((cell) => (cell.kind === 'tokens' ? cell.tokens : cell.text))).toEqual([
      '#7',
      [],
      '11/21/2026 2:23 am',
      '',
      '',
      [],
    ]);
  });

  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
  ])('subscribed: %s, on a server with subscriptions: %s, shows a letter: %s', (...facts) => {
    const [subscribed, hasSubscriptions, isSubscribed] = facts;
    const format = createRowFormatter({ ...context, hasSubscriptions });

    expect(format({ ...issue, subscribed }).isSubscribed).toBe(isSubscribed);
  });

  it('is made once for each issue', () => {
    expect(formatRow(issue)).toBe(formatRow(issue));
  });
});
