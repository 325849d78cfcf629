import { isWiOptions } from '@/protocol/wiOptions';

const options = {
  baseURL: 'https://example.com/tracker',
  csrfToken: 'token',
  locale: 'en_US',
  serverName: 'Tracker',
  serverVersion: '2.0.5',
  serverUUID: 'uuid',
  userId: 1,
  userName: 'Administrator',
  userAccess: 2,
};

it.each([
  ['a user', options],
  ['a visitor', { ...options, csrfToken: null, userId: 0, userName: '', userAccess: 0 }],
])('accepts the options of %s', (_who, value) => {
  expect(isWiOptions(value)).toBe(true);
});

it.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'options'],
  ['no address', { ...options, baseURL: undefined }],
  ['no token at all', { ...options, csrfToken: undefined }],
  ['a user id that is no number', { ...options, userId: '1' }],
  ['an unknown access', { ...options, userAccess: 3 }],
])('refuses %s', (_what, value) => {
  expect(isWiOptions(value)).toBe(false);
});
