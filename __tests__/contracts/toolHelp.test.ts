/** Tools that take long, or write, tell what they would do before they do it. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

it.each(['bench', 'bench:server', 'endure:server', 'screens'])('%s answers --help', (name) => {
  const [, file = ''] = (scripts[name] ?? '').split(' ');

  expect(execFileSync('node', [file, '--help'], { encoding: 'utf8' })).toContain(`npm run ${name}`);
});
