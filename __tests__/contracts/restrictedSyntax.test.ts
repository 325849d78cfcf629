import { Linter } from 'eslint';
import { accessNumbers, unsaidCalls } from '@/tooling/restrictedSyntax.js';

/** How often lint refuses a line. */
function refusals(code: string, syntax: { selector: string; message: string }): number {
  const linter = new Linter();
  const found = linter.verify(code, { rules: { 'no-restricted-syntax': ['error', syntax] } });
  expect(found.filter(({ fatal }) => fatal)).toEqual([]);
  return found.length;
}

test.each([
  ['user.access === 2', 1],
  ['access !== 0', 1],
  ['0 < project.projectAccess', 1],
  ['userAccess >= 1', 1],
  ['switch (access) { case 2: }', 1],
  ["query.where('users.access', '=', 2)", 1],
  ['user.access === Access.administrator', 0],
  ['access !== null', 0],
  ['count === 2', 0],
  ["query.where('id', '=', 2)", 0],
  ["messages('access', 2)", 0],
])('%s: %i numbers for access', (code, count) => {
  expect(refusals(code, accessNumbers)).toBe(count);
});

test.each([
  ['await sent();', 1],
  ['await app.sent();', 1],
  ['const calls = await sent();', 1],
  ['expect((await sent()).slice(2)).toEqual([]);', 1],
  ["expect(await sent()).toContain('addIssue');", 1],
  ['expect(await app.sent()).not.toEqual([]);', 1],
  ['expect(inAnyOrder(await sent())).toContain([]);', 1],
  ["expect(await sent()).toEqual(expect.arrayContaining(['addIssue']));", 1],
  ["expect(await sent()).toEqual(['addIssue']);", 0],
  ["expect(inAnyOrder(await app.sent())).toEqual(inAnyOrder(['addIssue']));", 0],
])('%s: %i calls that are let go of', (line, count) => {
  expect(refusals(`async function story() { ${line} }`, unsaidCalls)).toBe(count);
});
