import { readFileSync } from 'node:fs';
import path from 'node:path';
import { operations } from '@/protocol/operations';
import { allCalls } from '@/server/calls/allCalls';

/** Who may call, as docs/protocol.md abbreviates it (protocol 0). */
const callers = {
  ADMIN: 'administrator',
  ANON: 'visitor',
  AUTH: 'user',
  PUB: 'public',
} as const;

type Abbreviation = keyof typeof callers;

const text = readFileSync(path.resolve(__dirname, '../../docs/protocol.md'), 'utf8');
const calls = text.slice(text.indexOf('\n## 3. '), text.indexOf('\n## 4. '));

/** The headings of the calls; one without rights has those of its section, and the companion may want more. */
function readHeadings(): [path: string, who: string][] {
  let ofSection: Abbreviation | undefined;
  return [...calls.matchAll(/^(###|####) (.*)$/gm)].flatMap(([, level, heading = '']) => {
    const rights = [...heading.matchAll(/\b(?:PUB|ANON|AUTH|ADMIN)\b/g)].map(
      ([right]) => right as Abbreviation,
    );
    if (level === '###') {
      ofSection = rights[0];
      return [];
    }
    const onCompanion = heading.includes('on the companion') ? rights.at(-1) : rights[0];
    const who = callers[onCompanion ?? ofSection ?? 'PUB'];
    return [...heading.matchAll(/\/[\w/]+\.php/g)].map(([script]): [string, string] => [
      script,
      who,
    ]);
  });
}

it('describes every call, and who may make it', () => {
  const links = ['/client/file.php', '/issues/files/download.php'];
  const described = readHeadings().filter(([script]) => !links.includes(script));
  const answered = allCalls.map(({ operation, who }) => [operations[operation].path, who]);

  expect(described.sort()).toEqual(answered.sort());
});
