import { parseStored, readStored, writeStored } from '@/lib/browserStorage';

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

test('a text that was kept is found again', () => {
  expect(readStored('key')).toBeNull();
  expect(writeStored('key', '{"a":1}')).toBe(true);
  expect(parseStored(readStored('key'))).toEqual({ a: 1 });
});

test.each([null, '', 'no JSON', '{"a":'])('%j means nothing', (text) => {
  expect(parseStored(text)).toBeNull();
});

test('storage that is full keeps nothing and says so', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

  expect(writeStored('key', 'text')).toBe(false);
});

test('storage that is forbidden has nothing', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });

  expect(readStored('key')).toBeNull();
  expect(writeStored('key', 'text')).toBe(false);
});
