/** Whatever saves is walked through all faults: none is forgotten when a form, an editor or a command is added. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { confirmations } from '@tests/features/allConfirmations';
import { forms } from '@tests/features/allForms';
import { editors } from '@tests/features/issues/editors';
import { readAllRoutes } from '@tests/support/allRoutes';
import { ownWindows, windows } from './addresses';

/** Forms in windows that save nothing, or begin a job whose test is named. */
const otherWindows: Readonly<Record<string, string | null>> = {
  goToItem: null,
  item: null,
  imagePreview: null,
  exportToCsv: null,
  saveReport: null,
  importIssues: 'stories/jobFaults.test.tsx',
};

/** Forms in place that keep what is typed in this browser or in the address, or begin a job. */
const otherEditors: Readonly<Record<string, string | null>> = {
  'issues/edit/TemplateNameForm.tsx': null,
  'issues/filter/ConditionEditor.tsx': null,
  'issues/bulk/QuestionForm.tsx': 'stories/jobFaults.test.tsx',
};

/** What saves without a form, or beside it, and where its faults are met. */
const others: Readonly<Record<string, string>> = {
  // A form itself, of all windows that ask a question: these are counted below.
  'forms/ConfirmPage.tsx': 'features/saving/confirmationFaults.test.tsx',
  'features/issues/cards/moveCards.ts': 'stories/board.test.tsx',
  'features/issues/columns/chosenColumns.ts': 'stories/columns.test.tsx',
  'features/issues/comments/useNewComment.ts': 'features/issues/comments/composer.test.tsx',
  'features/issues/details/setSubscription.ts': 'stories/undo.test.tsx',
  'features/issues/files/useAttaching.ts': 'features/issues/comments/composer.test.tsx',
  'features/issues/undo/takeBack.ts': 'stories/undo.test.tsx',
  // These try something out, or show it, and keep nothing.
  'features/settings/email/SmtpFields.tsx': 'features/settings/email.test.tsx',
  'features/settings/inboxes/ServerFields.tsx': 'features/settings/inboxes.test.tsx',
  'forms/fields/FormattedTextField.tsx': 'features/issues/comments/composer.test.tsx',
};

const source = path.join(process.cwd(), 'src');

function filesWith(pattern: RegExp): string[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/^(saving|server)\//.test(file))
    .filter((file) => pattern.test(readFileSync(path.join(source, file), 'utf8')));
}

/** The frames, and what is a form by having one. */
function formNames(): string[] {
  const framed = filesWith(/<(FormPage|InlineForm)\b/).filter(
    (file) => !/(Confirm|Notice)Page\.tsx$/.test(file),
  );
  return ['FormPage', 'InlineForm', ...framed.map((file) => path.basename(file, '.tsx'))];
}

const theFrames = /^forms\/(InlineForm|FormPage)\.tsx$/;

/** The windows of a kind that no address of a table leads to. */
async function unwalked(kind: 'F' | 'C', walks: readonly { at: string }[]): Promise<string[]> {
  const all = [...windows, ...ownWindows];
  const names = new Map(all.map(([name, at]) => [at, name]));
  const walked = new Set(
    (await readAllRoutes())
      .filter((route) => walks.some(({ at }) => route.handle.open(at) !== null))
      .map((route) => names.get(route.path)),
  );
  const shown = all.filter((row) => row[3] === kind).map(([name]) => name);
  return shown.filter((name) => !walked.has(name)).toSorted();
}

it('every form in a window is walked', async () => {
  expect(await unwalked('F', forms)).toEqual(Object.keys(otherWindows).toSorted());
});

it('every question in a window is walked', async () => {
  expect(await unwalked('C', confirmations)).toEqual([]);
});

it('every editor in place is walked', () => {
  const shown = filesWith(/<InlineForm\b/)
    .filter((file) => !theFrames.test(file))
    .map((file) => file.replace(/^features\//, ''));

  const walked = [...new Set(editors.map(({ file }) => file))];
  expect(shown.toSorted()).toEqual([...walked, ...Object.keys(otherEditors)].toSorted());
});

it('whatever else saves has a test of its own', () => {
  const saving = filesWith(/\b(useSave|sendSave|sendOperation)\(/);
  const aForm = new RegExp(`<(${formNames().join('|')})\\b`);
  const shown = new Set(filesWith(aForm).filter((file) => !file.startsWith('forms/')));
  const beside = saving.filter((file) => !shown.has(file));

  expect(beside.toSorted()).toEqual(Object.keys(others).toSorted());
});

it('the tests that are named are there', () => {
  const named = [otherWindows, otherEditors, others].flatMap((list) => Object.values(list));
  const missing = named.filter(
    (test) => test !== null && !existsSync(path.join(process.cwd(), '__tests__', test)),
  );
  expect(missing).toEqual([]);
});
