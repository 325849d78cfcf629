import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { focused } from '@tests/support/dom';
import { retype, textField } from '@tests/support/forms';
import { pasteFiles } from '@tests/support/pasteFiles';
import { serverAnswers } from '@tests/support/server/scenarios';
import { TextFormat } from '@/protocol/enums';
import type { EditorCase } from '../saving/faults';

const press = (name: string) => async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name }));
};

const write = (label: string) => async (user: UserEvent) =>
  user.type(await textField(label), ' Ours.');

const issue = { at: '/issues/7', as: 'bob', loads: [] } as const;

/** The composer with files, of which one meets the faults; the comment waits for it. */
const withFiles = (name: string) => ({
  file: 'issues/comments/CommentComposer.tsx',
  isWide: true,
  open: async (user: UserEvent) => {
    const [line] = await screen.findAllByRole('button', { name: 'Add comment' });
    if (line) await user.click(line);
  },
  save: '/issues/files/add.php' as const,
  then: '/issues/comments/add.php' as const,
  meets: (payload: object) => 'name' in payload && payload.name === name,
  expectKept: (part: HTMLElement) => {
    expect(within(part).getByText(name)).toBeVisible();
  },
});

const values = [{ path: '/issues/load.php', payload: { issueId: 7, attributes: true } }] as const;

/** Goes to a cell of the first row of a list, which has to be there. */
async function openCell(user: UserEvent): Promise<void> {
  await screen.findByText(/^1–50 of/);
  await user.keyboard('j');
  await waitFor(() => {
    expect(focused()).toHaveAttribute('data-row-link');
  });
  await user.keyboard('{F2}');
}

/** What edits an issue, or keeps a view, where it stands: beside the forms in windows, and as safe as they are. */
export const editors: readonly EditorCase[] = [
  {
    ...issue,
    file: 'issues/comments/CommentComposer.tsx',
    title: 'Add comment',
    open: press('Add comment'),
    change: write('Comment'),
    save: '/issues/comments/add.php',
  },
  {
    ...issue,
    ...withFiles('screen.png'),
    title: /^Add comment$/,
    change: async (user) => {
      await write('Comment')(user);
      pasteFiles(await textField('Comment'), new File(['x'], 'screen.png'));
    },
  },
  {
    ...issue,
    // Many at once: those before it are attached, and those after it as well unless it met the server itself.
    ...withFiles('two.txt'),
    title: /^Add comment/,
    change: async (user) => {
      await write('Comment')(user);
      const files = ['one.txt', 'two.txt', 'three.txt'].map((name) => new File(['x'], name));
      pasteFiles(await textField('Comment'), ...files);
    },
  },
  {
    ...issue,
    file: 'issues/edit/NameEditor.tsx',
    title: 'Edit name',
    open: press('Edit name'),
    change: write('Name'),
    save: '/issues/edit.php',
    loads: values,
    meanwhile: { place: 'details.name', value: 'Theirs', shown: 'Theirs' },
  },
  {
    ...issue,
    file: 'issues/edit/ValueEditor.tsx',
    title: 'Edit Version',
    open: press('Edit Version'),
    change: write('Version'),
    save: '/issues/edit.php',
    loads: values,
  },
  {
    ...issue,
    file: 'issues/descriptions/DescriptionEditor.tsx',
    title: 'Edit description',
    open: press('Edit description'),
    change: write('Description'),
    save: '/issues/description/edit.php',
    loads: [
      {
        path: '/issues/load.php',
        payload: { issueId: 7, description: true, access: 'adminOrOwner' },
      },
    ],
    meanwhile: { place: 'description.text', value: 'Theirs', shown: 'Theirs' },
  },
  {
    ...issue,
    file: 'issues/comments/CommentEditor.tsx',
    title: 'Edit comment',
    prepare: () => {
      serverAnswers('/issues/comments/load.php', { text: 'One', format: TextFormat.plain });
    },
    open: async (user) => {
      const buttons = await screen.findAllByRole('button', { name: 'Edit comment' });
      for (const button of buttons.slice(0, 1)) await user.click(button);
    },
    change: write('Comment'),
    save: '/issues/comments/edit.php',
    loads: [
      {
        path: '/issues/comments/load.php',
        payload: { issueId: 7, commentId: 519, access: 'adminOrOwner' },
      },
    ],
    meanwhile: { place: 'text', value: 'Theirs', shown: 'Theirs' },
  },
  {
    at: '/types/2/issues',
    as: 'bob',
    file: 'issues/edit/NameEditor.tsx',
    title: /^Name, /,
    open: openCell,
    change: async (user) => retype(user, await textField('Name'), 'Ours'),
    save: '/issues/edit.php',
    loads: [],
  },
  {
    at: '/types/2/issues?where=text.contains.lamp',
    as: 'bob',
    file: 'issues/filter/SaveViewForm.tsx',
    title: 'Save as view',
    prepare: () => {
      // The whole list, which nobody recorded.
      serverAnswers('/issues/list.php', {
        sortColumn: 1,
        sortAscending: true,
        columns: [
          { id: 1, name: 'ID' },
          { id: 0, name: 'Name' },
        ],
        issues: [{ id: 7, read: 1, stamp: 1, subscribed: false, cells: [7, 'A lamp'] }],
        totalCount: 1,
      });
    },
    open: press('Save as view'),
    change: async (user) => user.type(await textField('Name'), 'Ours'),
    save: '/types/views/add.php',
    loads: [],
    leadsTo: '/views/900000/issues',
  },
];
