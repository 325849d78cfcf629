/**
 * `npm run messages` writes the texts of the sources to `translations/en_US.json`; with `--check` it
 * writes nothing and fails when that file is stale. Both fail on messages that break the rules.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkMessages } from './messageCatalogue.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const target = path.join(root, 'translations/en_US.json');
const { source, problems } = checkMessages(root);

if (process.argv.includes('--check')) {
  const current = existsSync(target) ? readFileSync(target, 'utf8') : '';
  if (current !== source) {
    problems.push('translations/en_US.json is stale: run "npm run messages"');
  }
} else {
  writeFileSync(target, source);
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
