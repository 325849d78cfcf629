import { ApiErrorCode } from '@/protocol/errorCodes';
import { operations } from '@/protocol/operations';
import { repeatOf } from '@/saving/repeats';

it('says of every call that changes something what a second one does', () => {
  const withoutWord = Object.entries(operations)
    .filter(([name, { kind }]) => (kind === 'mutation') !== (repeatOf(name) !== undefined))
    .map(([name]) => name);

  expect(withoutWord).toEqual([]);
});

it('looks for whatever a second call would add', () => {
  const adding = Object.keys(operations).filter((name) => /^(add|clone|approve)[A-Z]/.test(name));

  expect(adding.filter((name) => repeatOf(name)?.kind !== 'find')).toEqual([]);
});

it('knows by which refusal a deletion is done', () => {
  const deleting = Object.keys(operations).filter((name) =>
    /^(delete|reject|restore|archive)[A-Z]/.test(name),
  );

  for (const name of deleting) {
    const repeat = repeatOf(name);
    expect([name, repeat?.kind]).toEqual([name, 'doneIf']);
    expect(repeat?.kind === 'doneIf' && ApiErrorCode[repeat.refusal]).toBeGreaterThan(300);
  }
});
