import { format } from 'node:util';

/**
 * React, react-intl and jsdom report mistakes on the console only. Here a console error or warning
 * fails the test that caused it. A test that provokes one on purpose replaces the method with
 * `jest.spyOn(console, 'error').mockImplementation(...)` and asserts on it. What the client tells on
 * purpose, by `info`, is not printed.
 */
let reports: string[] = [];

function record(...args: unknown[]): void {
  reports.push(format(...args));
}

beforeEach(() => {
  reports = [];
  console.error = record;
  console.warn = record;
  console.info = () => undefined;
});

afterEach(() => {
  const found = reports;
  reports = [];
  if (found.length > 0) {
    throw new Error(`Unexpected console output:\n${found.join('\n')}`);
  }
});
