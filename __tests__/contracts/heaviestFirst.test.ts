import { existsSync } from 'node:fs';
import path from 'node:path';
import HeaviestFirst from '@tests/setup/heaviestFirst.cjs';

const tests = path.resolve(__dirname, '..');

it.each(HeaviestFirst.heaviest)('the order of the heaviest tests knows %s', (name) => {
  const files = ['ts', 'tsx'].map((kind) => path.join(tests, `${name}.test.${kind}`));

  expect(files.some((file) => existsSync(file))).toBe(true);
});
