import { deskDepth, readOn } from '@/features/home/deskReading';
import type { ListLook } from '@/lists/lookAtList';
import type { IssueList } from '@/protocol/issues';

const question = { typeId: 2, path: '/types/2/issues' };

/** Answers from a list of so many issues, of which those at these places are unread. */
function answersOf(totalCount: number, unreadAt: readonly number[], asked: (number | undefined)[]) {
  return ({ offset }: ListLook): IssueList => {
    asked.push(offset);
    const size = offset === undefined ? 50 : 150;
    const from = offset ?? 0;
    const places = Array.from({ length: Math.min(size, totalCount - from) }, (_, at) => from + at);
    return {
      sortColumn: 4,
      sortAscending: false,
      columns: [{ id: 0, name: 'Name' }],
      issues: places.map((place) => ({
        id: place + 1,
        read: unreadAt.includes(place) ? null : 10,
        stamp: 10,
        subscribed: false,
        cells: ['Door'],
      })),
      totalCount,
    };
  };
}

it.each<[string, number, number[], number | null, (number | undefined)[]]>([
  ['no further than a short list goes', 50, [], null, [undefined]],
  ['no further where enough is found', 900, [1, 2, 3, 4, 5], null, [undefined]],
  ['on where too few are found', 900, [1, 2, 3, 4, 60], null, [undefined, 50]],
  ['to the end of the list', 210, [209], null, [undefined, 50, 200]],
  ['no further than is sane', 9000, [8000], null, [undefined, 50, 200, 350]],
  ['until as many are found as the server counts', 900, [3, 70], 2, [undefined, 50]],
  ['no further where the server counts no others', 900, [3], 1, [undefined]],
])('reads %s', (_what, totalCount, unreadAt, count, expected) => {
  const asked: (number | undefined)[] = [];
  const answerTo = answersOf(totalCount, unreadAt, asked);

  const { answers, next } = readOn({ question, count, userColumn: null }, 'Anna', answerTo);

  expect(next).toBeNull();
  expect(asked).toEqual(expected);
  const looked = answers.reduce((sum, { issues }) => sum + issues.length, 0);
  expect(looked).toBeLessThanOrEqual(deskDepth);
});

it('asks next for what is not known yet', () => {
  const answerTo = answersOf(900, [], []);
  const sought = { question, count: null, userColumn: null };

  expect(readOn(sought, 'Anna', () => undefined)).toEqual({ answers: [], next: question });
  const { next } = readOn(sought, 'Anna', (look) =>
    look.offset === undefined ? answerTo(look) : undefined,
  );
  expect(next).toEqual({ ...question, offset: 50 });
});
