import { ApiErrorCode } from '@/protocol/errorCodes';
import { repeatOf } from '@/saving/repeats';
import { readAllEndpoints } from './allEndpoints';

it('says of every call that changes something what a second one does', async () => {
  const endpoints = Object.entries(await readAllEndpoints());

  const withoutWord = endpoints
    .filter(([name, { kind }]) => (kind === 'mutation') !== (repeatOf(name) !== undefined))
    .map(([name]) => name);

  expect(withoutWord).toEqual([]);
});

it('looks for whatever a second call would add', async () => {
  const adding = Object.keys(await readAllEndpoints()).filter((name) =>
    /^(add|clone|approve)[A-Z]/.test(name),
  );

  expect(adding.filter((name) => repeatOf(name)?.kind !== 'find')).toEqual([]);
});

it('knows by which refusal a deletion is done', async () => {
  const deleting = Object.keys(await readAllEndpoints()).filter((name) =>
    /^(delete|reject|restore|archive)[A-Z]/.test(name),
  );

  for (const name of deleting) {
    const repeat = repeatOf(name);
    expect([name, repeat?.kind]).toEqual([name, 'doneIf']);
    expect(repeat?.kind === 'doneIf' && ApiErrorCode[repeat.refusal]).toBeGreaterThan(300);
  }
});
