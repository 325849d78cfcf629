import { isApiError, isRefusal, toApiError } from '@/protocol/apiError';
import { ApiErrorCode } from '@/protocol/errorCodes';

it.each([
  [{ kind: 'network' }, { kind: 'network' }],
  [
    { kind: 'api', code: 305 },
    { kind: 'api', code: 305 },
  ],
  [new DOMException('stop', 'AbortError'), { kind: 'aborted' }],
  [{ name: 'AbortError', message: 'Aborted' }, { kind: 'aborted' }],
  [new TypeError('oops'), { kind: 'unknown' }],
  [{ kind: 'toString' }, { kind: 'unknown' }],
  ['oops', { kind: 'unknown' }],
  [null, { kind: 'unknown' }],
  [undefined, { kind: 'unknown' }],
])('reads %p as %j', (thrown, error) => {
  expect(toApiError(thrown)).toEqual(error);
});

it('tells its own errors from others', () => {
  expect(isApiError({ kind: 'aborted' })).toBe(true);
  expect(isApiError({ kind: 1 })).toBe(false);
});

it('recognizes a refusal by its code', () => {
  const error = { kind: 'api', code: 354 };

  expect(isRefusal(error, ApiErrorCode.ItemNotFound)).toBe(true);
  expect(isRefusal(error, ApiErrorCode.UnknownIssue)).toBe(false);
  expect(isRefusal({ kind: 'parse', code: 354 }, ApiErrorCode.ItemNotFound)).toBe(false);
});
