/** Two write one issue in any order, by one field, by many cells or by moving it: what nobody has seen is not overwritten. */
import { ApiErrorCode } from '@/protocol/errorCodes';
import { addTo, openSmallTracker, type SmallTracker } from '@tests/server/calls/smallTracker';
import type { ApiClient } from '@tests/server/support/apiServer';
import { fc, runs } from '@tests/support/properties';

let tracker: SmallTracker;
let roomId: number;
let folders: readonly number[];

beforeAll(async () => {
  tracker = await openSmallTracker();
  const { admin, folderId, projectId } = tracker;
  await admin.result('/projects/members/edit.php', { projectId, users: [2], access: 2 });
  const room = { typeId: 2, name: 'Room', type: 'TEXT', details: {} };
  roomId = await addTo(admin, '/types/attributes/add.php', room);
  const other = { projectId, name: 'G', typeId: 2 };
  folders = [folderId, await addTo(admin, '/projects/folders/add.php', other)];
});

afterAll(() => tracker.server.close());

const severityId = 4;
const fields = ['name', 'severity', 'room', 'folder', 'description', 'comment'] as const;
type Field = (typeof fields)[number];
type Issue = Readonly<Record<Field, string>>;

interface Loaded {
  details: { name: string; folderId: number };
  attributes: { id: number; value: string | null }[];
  description: { text: string };
}

interface Ids {
  issueId: number;
  commentId: number;
}

async function look({ issueId, commentId }: Ids, who: ApiClient = tracker.admin): Promise<Issue> {
  const payload = { issueId, attributes: true, description: true };
  const { details, attributes, description } = await who.result<Loaded>(
    '/issues/load.php',
    payload,
  );
  const comment = await who.result<{ text: string }>('/issues/comments/load.php', {
    issueId,
    commentId,
  });
  const valueOf = (id: number) => attributes.find((one) => one.id === id)?.value ?? '';
  return {
    name: details.name,
    severity: valueOf(severityId),
    room: valueOf(roomId),
    folder: String(folders.indexOf(details.folderId)),
    description: description.text,
    comment: comment.text,
  };
}

/** The name and values among these fields, as they travel. */
function editOf(issue: Issue, of: readonly Field[]) {
  const values = [
    { id: severityId, value: issue.severity, field: 'severity' },
    { id: roomId, value: issue.room, field: 'room' },
  ].flatMap(({ field, ...value }) => (of.some((one) => one === field) ? value : []));
  return { ...(of.includes('name') && { name: issue.name }), values };
}

/** Sends all that a writer wants of an issue, each with what was seen; tells which fields were taken. */
async function save(
  who: ApiClient,
  { issueId, commentId }: Ids,
  { seen, wanted, of }: { seen: Issue; wanted: Issue; of: readonly Field[] },
): Promise<readonly Field[]> {
  const folderOf = ({ folder }: Issue) => ({ folderId: folders[Number(folder)] });
  const description = (one: Issue) => ({ description: one.description, descriptionFormat: 0 });
  const comment = (one: Issue) => ({ comment: one.comment, commentFormat: 0 });
  const edited = of.filter((field) => ['name', 'severity', 'room'].includes(field));
  const calls: readonly (readonly [readonly Field[], string, object, object])[] = [
    [edited, '/issues/edit.php', { issueId, ...editOf(wanted, edited) }, editOf(seen, edited)],
    [['folder'], '/issues/move.php', { issueId, ...folderOf(wanted) }, folderOf(seen)],
    [
      ['description'],
      '/issues/description/edit.php',
      { issueId, ...description(wanted) },
      description(seen),
    ],
    [['comment'], '/issues/comments/edit.php', { commentId, ...comment(wanted) }, comment(seen)],
  ];
  const taken = calls
    .filter(([own]) => own.length > 0 && own.every((field) => of.includes(field)))
    .map(async ([own, path, payload, was]) => {
      const code = await who.code(path, { ...payload, was });
      expect([null, ApiErrorCode.TransactionDeadlock]).toContain(code);
      return code === null ? own : [];
    });
  return (await Promise.all(taken)).flat();
}

const text = fc.constantFrom('a', 'b', 'c');
const issue: fc.Arbitrary<Issue> = fc.record({
  name: text,
  severity: fc.constantFrom('1', '2', '3'),
  room: text,
  folder: fc.constantFrom('0', '1'),
  description: text,
  comment: text,
});
const step = fc.record({
  writer: fc.constantFrom(0 as const, 1 as const),
  /** Looks anew before, as who has opened an editor a moment ago. */
  looks: fc.boolean(),
  of: fc.subarray([...fields], { minLength: 1 }),
  wanted: issue,
});

async function addIssue(): Promise<Ids> {
  const { admin, bob, folderId } = tracker;
  const values = [{ id: roomId, value: 'a' }];
  const added = { folderId, name: 'a', values, description: 'a', descriptionFormat: 0 };
  const issueId = await addTo(admin, '/issues/add.php', added);
  const comment = { issueId, comment: 'a', commentFormat: 0 };
  return { issueId, commentId: await addTo(bob, '/issues/comments/add.php', comment) };
}

it('takes a save only where the issue has what that writer has seen, or is to have', async () => {
  const steps = fc.array(step, { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const ids = await addIssue();
      const clients = [tracker.admin, tracker.bob] as const;
      const first = await look(ids);
      const seen: [Issue, Issue] = [first, first];
      for (const { writer, looks, of, wanted } of all) {
        const who = clients[writer];
        const before = await look(ids);
        if (looks) seen[writer] = before;
        const known = seen[writer];

        const taken = await save(who, ids, { seen: known, wanted, of });

        const after = await look(ids);
        for (const field of fields) {
          const isTaken = taken.includes(field);
          expect([field, after[field]]).toEqual([field, isTaken ? wanted[field] : before[field]]);
          const mayBe = isTaken ? [known[field], wanted[field]] : [before[field]];
          expect(mayBe).toContain(before[field]);
        }
        // A refused one of several fields proves that one of them was not as it was seen.
        const refused = of.filter((field) => !taken.includes(field));
        const isProven = refused.some(
          (field) => ![known[field], wanted[field]].includes(before[field]),
        );
        expect(isProven).toBe(refused.length > 0);
        seen[writer] = { ...known, ...Object.fromEntries(taken.map((one) => [one, wanted[one]])) };
      }
    }),
    { numRuns: runs(5) },
  );
});

it('takes one of two saves that arrive at the same time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...fields), async (field) => {
      const ids = await addIssue();
      const seen = await look(ids);
      const own = { ...seen, [field]: field === 'severity' ? '1' : field === 'folder' ? '1' : 'b' };
      const other = {
        ...seen,
        [field]: field === 'severity' ? '3' : field === 'folder' ? '1' : 'c',
      };

      const [one, two] = await Promise.all([
        save(tracker.admin, ids, { seen, wanted: own, of: [field] }),
        save(tracker.bob, ids, { seen, wanted: other, of: [field] }),
      ]);

      const after = (await look(ids))[field];
      const kept = [one.length > 0 && own[field], two.length > 0 && other[field]];
      expect(kept).toContain(after);
      // Both, where they made the same of it.
      expect(one.length + two.length).toBe(own[field] === other[field] ? 2 : 1);
    }),
    { numRuns: runs(6) },
  );
});
