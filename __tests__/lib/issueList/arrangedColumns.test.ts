import { arrangeColumns } from '@/lib/issueList/arrangedColumns';
import { fc } from '@tests/support/properties';

const columns = [1, 0, 6, 4, 5, 1002].map((id) => ({ id, name: String(id) }));
const idsOf = (chosen: string) => arrangeColumns(columns, chosen).map(({ id }) => id);

it.each([
  ['nothing', '', [1, 0, 6, 4, 5, 1002]],
  ['some of them in another order', '1 0 1002 4', [1, 0, 1002, 4]],
  ['those that the answer has', '+1 0 1003 4', [1, 0, 4]],
  ['all, where somebody else’s text names none', 'wide', [1, 0, 6, 4, 5, 1002]],
])('shows, with %s chosen', (_what, chosen, ids) => {
  expect(idsOf(chosen)).toEqual(ids);
});

it('knows the place in the answer, the width, and what stays in view', () => {
  expect(arrangeColumns(columns, '1 0:320px 1002:120px! 4!')).toEqual([
    { id: 1, name: '1', index: 0, width: '', isPinned: false },
    { id: 0, name: '0', index: 1, width: '320px', isPinned: false },
    { id: 1002, name: '1002', index: 5, width: '120px', isPinned: true },
    { id: 4, name: '4', index: 3, width: '', isPinned: true },
  ]);
});

it('never shows what is not there, nor a place that is not its own, whatever was kept', () => {
  fc.assert(
    fc.property(fc.string(), (chosen) => {
      const arranged = arrangeColumns(columns, chosen);
      expect(arranged.length).toBeGreaterThan(0);
      for (const { id, index } of arranged) expect(columns[index]?.id).toBe(id);
    }),
  );
});
