import { ApiErrorCode, apiErrorName, isApiErrorCode, isStaleCopyCode } from '@/protocol/errorCodes';

it('gives the name of a code', () => {
  expect(apiErrorName(303)).toBe('UnknownProject');
  expect(apiErrorName(999)).toBeUndefined();
});

it('knows its codes', () => {
  expect(isApiErrorCode(371)).toBe(true);
  expect(isApiErrorCode(372)).toBe(false);
});

it('takes every refusal of something unknown as a sign that our copy is stale', () => {
  const names = Object.entries(ApiErrorCode)
    .filter(([, code]) => isStaleCopyCode(code))
    .map(([name]) => name);

  // Not a matter of what we know: the call itself does not exist, or what is asked for again is no better for it.
  const others = ['UnknownCommand', 'UnknownDescription'];
  const unknownThings = Object.keys(ApiErrorCode).filter(
    (name) => name.startsWith('Unknown') && !others.includes(name),
  );
  expect(names.sort()).toEqual([...unknownThings, 'ItemNotFound', 'MissingAttribute'].sort());
});
