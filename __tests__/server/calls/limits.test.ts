import type { OperationName } from '@/protocol/operations';
import { maxCounts, maxLengths } from '@/protocol/limits';

import { allCalls } from '@/server/calls/allCalls';
import type { Shape } from '@/server/core/payloadShape';
import { maxBodyBytes } from '@/server/http/body';

import { type FullTracker, openFullTracker, payloads, tryCall } from './everyCall';

/** A list or text of a payload: where it is, and what it takes at most. */
interface Bound {
  operation: OperationName;
  path: readonly string[];
  shape: Shape & { kind: 'ids' | 'list' | 'record' | 'text' };
}

const bounds: readonly Bound[] = allCalls.flatMap(({ operation, shape }) =>
  boundsOf(operation, shape, []),
);

/** The items of a list stand for each other. */
function boundsOf(operation: OperationName, shape: Shape, path: readonly string[]): Bound[] {
  switch (shape.kind) {
    case 'scalar':
      return [];
    case 'object':
      return Object.entries(shape.fields).flatMap(([name, field]) =>
        boundsOf(operation, field, [...path, name]),
      );
    case 'list':
      return [{ operation, path, shape }, ...boundsOf(operation, shape.item, [...path, '0'])];
    default:
      return [{ operation, path, shape }];
  }
}

/** Nobody needs more in one text or list; what a call takes more of is named here. */
const largest = { text: 100_000, ids: maxCounts.attributes, list: maxCounts.members };

let tracker: FullTracker;

beforeAll(async () => {
  tracker = await openFullTracker();
  await tracker.clients.admin.result('/settings/advanced/edit.php', {
    ...payloads.editAdvancedSettings(tracker.ids, 'admin'),
    commentMaxLength: 100_000,
  });
});

afterAll(() => tracker.server.close());

/** The payload with something else at this place. */
function withValue(
  payload: object,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): object {
  const part: unknown = Reflect.get(payload, name);
  const changed = rest.length === 0 ? value : withValue(Object(part) as object, rest, value);
  return Array.isArray(payload) ? [changed] : { ...payload, [name]: changed };
}

function valueAt(payload: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, name) => Reflect.get(Object(part) as object, name), payload);
}

/** Values of exactly this size, with what a longer one is refused as. */
function samplesOf(
  shape: Bound['shape'],
  payload: object,
  path: readonly string[],
): { of: (size: number) => unknown; max: number; code: number }[] {
  switch (shape.kind) {
    case 'text':
      return [{ max: shape.max, code: 327, of: (size) => 'é'.repeat(size) }];
    case 'ids':
      return [{ max: shape.max, code: 402, of: (size) => range(size).join(',') }];
    case 'list': {
      const item = valueAt(payload, [...path, '0']);
      return [{ max: shape.max, code: 402, of: (size) => range(size).map(() => item) }];
    }
    case 'record':
      return [
        { max: shape.maxItems, code: 402, of: (size) => ({ items: range(size).map(String) }) },
        { max: shape.maxLength, code: 327, of: (size) => ({ items: ['é'.repeat(size)] }) },
        { max: shape.maxLength, code: 327, of: (size) => ({ default: 'é'.repeat(size) }) },
      ];
  }
}

function range(size: number): number[] {
  return Array.from({ length: size }, (_, index) => index);
}

function send(operation: OperationName, payload: object): Promise<number | null> {
  return tryCall(tracker, tracker.clients.admin, operation, payload);
}

test('no list and no text is longer than anybody needs', () => {
  const tooLarge = bounds.filter(
    ({ shape }) => shape.kind !== 'record' && shape.max > largest[shape.kind],
  );

  expect(tooLarge).toEqual([]);
  expect(bounds.length).toBeGreaterThan(100);
});

test.each(bounds.map((bound) => [bound.operation, bound.path.join('.'), bound] as const))(
  '%s: %s has a limit that holds',
  async (operation, _path, { path, shape }) => {
    const payload = payloads[operation](tracker.ids, 'admin');
    for (const { max, of, code } of samplesOf(shape, payload, path)) {
      const atLimit = await send(operation, withValue(payload, path, of(max)));
      const beyond = await send(operation, withValue(payload, path, of(max + 1)));

      expect([327, 402, 500]).not.toContain(atLimit);
      expect(beyond).toBe(code);
    }
  },
);

test('a view takes as many conditions and columns as it may have', async () => {
  const { clients, database, ids } = tracker;
  const filters = range(maxCounts.filters).map((index) => ({
    column: 0,
    operator: 'NEQ',
    value: `${index}${'x'.repeat(maxLengths.value - 4)}`,
  }));
  const list = await database.tryOut(async () => {
    await clients.admin.result('/types/views/edit.php', {
      ...payloads.editView(ids, 'admin'),
      filters,
    });
    return clients.admin.code('/issues/list.php', { viewId: ids.view, limit: 50 });
  });

  expect(list).toBeNull();
});

describe('the body of a call', () => {
  function post(body: string): Promise<number | null> {
    const { admin } = tracker.clients;
    const headers = { 'content-type': 'application/json', 'x-csrf-token': admin.csrfToken ?? '' };
    return tracker.database.tryOut(async () => {
      const answer = await admin.request('/users/load.php', { method: 'POST', headers, body });
      return answer.body.errorCode ?? null;
    });
  }

  const userCall = allCalls.find(({ operation }) => operation === 'loadUser');
  const maxBytes = userCall === undefined ? 0 : maxBodyBytes(userCall.shape);
  const nested = (depth: number) => `{"userId":1,"more":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  const long = (size: number) => {
    const start = '{"userId":1,"more":"';
    return `${start}${'x'.repeat(size - start.length - 2)}"}`;
  };

  test.each([
    ['as long as it may be', long(maxBytes), null],
    ['a byte longer', long(maxBytes + 1), 400],
    ['31 lists deep', nested(31), null],
    ['32 lists deep', nested(32), 400],
    ['30,000 lists deep', nested(30_000), 400],
    [
      'with brackets in a text',
      `{"userId":1,"more":"${'['.repeat(100)}\\"${'{'.repeat(100)}"}`,
      null,
    ],
  ])('%s', async (_name, body, code) => {
    expect(await post(body)).toBe(code);
  });

  test('is measured by what the call reads', () => {
    const sizes = Object.fromEntries(
      allCalls.map(({ operation, shape }) => [operation, maxBodyBytes(shape)]),
    );

    expect(sizes['login']).toBeLessThan(100_000);
    expect(Math.max(...Object.values(sizes))).toBeLessThan(64 * 1024 * 1024);
  });
});
