/**
 * `npm run messages` writes what is made from the messages: `translations/en_US.json`, the list of
 * messages that come first, the order of the translations, the table in `docs/translating.md`. With
 * `--check` it writes nothing and fails when one of them is stale. Both fail on messages that break the rules.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkMessages } from './messageCatalogue.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const isCheck = process.argv.includes('--check');
const { files, problems } = checkMessages(root);

for (const { file, text } of files) {
  const target = path.join(root, file);
  if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
  if (isCheck) problems.push(`${file} is stale: run "npm run messages"`);
  else writeFileSync(target, text);
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
