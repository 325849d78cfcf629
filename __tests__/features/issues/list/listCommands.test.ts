import { listCommands } from '@/features/issues/list/listCommands';

const paths = (facts: Partial<Parameters<typeof listCommands>[0]>) =>
  listCommands({ isAuthenticated: true, typeId: 4, total: 3, ...facts }).map((group) =>
    group.map(({ path }) => path),
  );

describe('the commands for a list', () => {
  it('are marks, views and export for users', () => {
    expect(paths({})).toEqual([
      ['/mark/read', '/mark/unread'],
      ['/types/4/views'],
      ['/export/csv'],
    ]);
  });

  it('leave out what needs issues when there are none', () => {
    expect(paths({ total: 0 })).toEqual([[], ['/types/4/views'], []]);
  });

  it('leave visitors the export alone', () => {
    expect(paths({ isAuthenticated: false })).toEqual([[], [], ['/export/csv']]);
  });
});
