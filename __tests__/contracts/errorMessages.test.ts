import { clientErrorMessages } from '@/i18n/clientErrorMessages';
import { errorMessage, errorTitle } from '@/i18n/errorMessages';
import type { ApiError } from '@/protocol/apiError';
import { ApiErrorCode, apiErrorName } from '@/protocol/errorCodes';

const refusal = (code: number): ApiError => ({ kind: 'api', code });
const unknown = errorMessage({ kind: 'unknown' });

const allCodes = Object.values(ApiErrorCode);

it('knows every code of the catalogue once', () => {
  const refusals = Array.from({ length: 72 }, (_, index) => 300 + index);

  expect([...allCodes].sort((one, other) => one - other)).toEqual([
    ...refusals,
    ...[400, 401, 402, 403, 500, 501, 502],
  ]);
});

it.each(allCodes)('has a text of its own for code %d', (code) => {
  const text = errorMessage(refusal(code));

  expect(text.defaultMessage).toMatch(/^[A-Z].*\.$/);
  expect(text.id).toMatch(new RegExp(`^errors.code.${String(apiErrorName(code))}$`, 'i'));
  expect(errorMessage({ kind: 'parse', code })).toBe(text);
});

it('does not say the same for different codes', () => {
  const texts = allCodes.map((code) => errorMessage(refusal(code)).defaultMessage);

  expect(new Set(texts).size).toBe(texts.length);
});

it('says that it does not know for codes of later servers', () => {
  expect(errorMessage(refusal(399))).toBe(unknown);
});

const kinds: ApiError[] = [
  { kind: 'network' },
  { kind: 'invalidResponse' },
  { kind: 'notConfigured' },
  { kind: 'uploadFailed' },
  { kind: 'unsupportedVersion' },
  { kind: 'pageNotFound' },
  { kind: 'server', status: 500 },
  { kind: 'badRequest', status: 400 },
];

it.each(kinds)('has a text of its own for $kind', (error) => {
  const text = errorMessage(error);

  expect(text.defaultMessage).toMatch(/\.$/);
  expect(
    [{ kind: 'unknown' } as const, ...kinds].filter((other) => errorMessage(other) === text),
  ).toEqual([error]);
});

it('has a text for everything the client finds wrong', () => {
  expect(Object.keys(clientErrorMessages)).toEqual([
    'CannotEditOwnAccess',
    'FileTooLarge',
    'ImagePreviewError',
    'InvalidFileName',
    'NoEmailForInvitation',
    'NoFileSelected',
    'NoFolderSelected',
    'NoProjectSelected',
    'NoTypeSelected',
    'ResetPasswordNoEmail',
  ]);
});

it('tells a required login from an expired session', () => {
  expect(errorMessage(refusal(300), true)).not.toEqual(errorMessage(refusal(300), false));
});

it.each<[ApiError, boolean, string]>([
  [{ kind: 'pageNotFound' }, true, 'Page not found'],
  [{ kind: 'network' }, true, 'No connection'],
  [refusal(300), true, 'Session expired'],
  [refusal(300), false, 'Login required'],
  [refusal(301), true, 'Access denied'],
  [refusal(371), true, 'Session changed'],
  [refusal(305), true, 'Not found'],
  [refusal(ApiErrorCode.UnknownDescription), true, 'Not found'],
  [refusal(ApiErrorCode.DescriptionAlreadyExists), true, 'Not possible'],
  [refusal(399), true, 'Unexpected error'],
  [{ kind: 'badRequest', status: 400 }, true, 'Unexpected error'],
  [{ kind: 'invalidResponse' }, true, 'Server error'],
  [{ kind: 'server', status: 500 }, true, 'Server error'],
  [{ kind: 'notConfigured' }, true, 'Server not ready'],
  [{ kind: 'uploadFailed' }, true, 'Upload failed'],
  [{ kind: 'unavailable', reason: 'email' }, true, 'Not possible'],
])('puts over %j, for a user: %s, the title %s', (error, isAuthenticated, title) => {
  expect(errorTitle(error, isAuthenticated).defaultMessage).toBe(title);
});
