/** Whatever saves is walked through all faults: none is forgotten when a form, an editor or a command is added. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { alertForms } from '@tests/features/alerts/forms';
import { editors } from '@tests/features/issues/editors';
import { issueForms } from '@tests/features/issues/forms';
import { projectForms } from '@tests/features/projects/forms';
import { settingsForms } from '@tests/features/settings/forms';
import { typeForms } from '@tests/features/types/forms';
import { userForms } from '@tests/features/users/forms';
import { readAllRoutes } from '@tests/support/allRoutes';
import { ownWindows, windows } from './addresses';

const forms = [
  ...alertForms,
  ...issueForms,
  ...projectForms,
  ...settingsForms,
  ...typeForms,
  ...userForms,
];

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
  'features/issues/cards/moveCards.ts': 'stories/board.test.tsx',
  'features/issues/columns/chosenColumns.ts': 'stories/columns.test.tsx',
  'features/issues/comments/useAttaching.ts': 'features/issues/comments/composer.test.tsx',
  'features/issues/details/setSubscription.ts': 'stories/undo.test.tsx',
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

const theFrames = /^forms\/(InlineForm|FormPage)\.tsx$/;

it('every form in a window is walked', async () => {
  const names = new Map([...windows, ...ownWindows].map(([name, at]) => [at, name]));
  const shown = [...windows, ...ownWindows].filter(([, , , kind]) => kind === 'F');
  const walked = new Set(
    (await readAllRoutes())
      .filter((route) => forms.some(({ at }) => route.handle.open(at) !== null))
      .map((route) => names.get(route.path)),
  );

  const unwalked = shown.map(([name]) => name).filter((name) => !walked.has(name));
  expect(unwalked.toSorted()).toEqual(Object.keys(otherWindows).toSorted());
});

it('every editor in place is walked', () => {
  const shown = filesWith(/<InlineForm\b/)
    .filter((file) => !theFrames.test(file))
    .map((file) => file.replace(/^features\//, ''));

  const walked = [...new Set(editors.map(({ file }) => file))];
  expect(shown.toSorted()).toEqual([...walked, ...Object.keys(otherEditors)].toSorted());
});

it('whatever else saves has a test of its own', () => {
  const beside = filesWith(/\b(useSave|useAbortableSave|sendSave|sendOperation)\(/).filter(
    (file) => {
      const isPage = /Pages?\.tsx$/.test(file) && file !== 'forms/ConfirmPage.tsx';
      return (
        !isPage && !/<(FormPage|InlineForm)\b/.test(readFileSync(path.join(source, file), 'utf8'))
      );
    },
  );

  expect(beside.toSorted()).toEqual(Object.keys(others).toSorted());
});

it('the tests that are named are there', () => {
  const named = [otherWindows, otherEditors, others].flatMap((list) => Object.values(list));
  const missing = named.filter(
    (test) => test !== null && !existsSync(path.join(process.cwd(), '__tests__', test)),
  );
  expect(missing).toEqual([]);
});
