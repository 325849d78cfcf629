import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { readPath } from '@/routing/address';
import { focused } from '@tests/support/dom';
import { arriveAt, cancelForm, retype, submitButton } from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import { serverAnswers } from '@tests/support/server/scenarios';
import { sentCalls } from '@tests/support/server/tracker';

const title = /^Everything in one issue/;

const aFile = (name: string) => new File([new Uint8Array(12)], name, { type: 'image/png' });

async function openIssue(as: 'carol' | 'anonymous' = 'carol') {
  const { user } = renderApp({ at: '/issues/7', as });
  return { user, issue: await screen.findByRole('dialog', { name: title }) };
}

/** What the browser tells of files; `types` alone while they are only dragged. */
const transfer = (...files: File[]) => ({ files, types: ['Files'], dropEffect: 'copy' });

/** True when the browser is kept from what it does with files by itself. */
function dispatch(kind: 'dragOver' | 'drop' | 'paste', target: Element, ...files: File[]) {
  const data = transfer(...files);
  const event =
    kind === 'paste'
      ? createEvent.paste(target, { clipboardData: data })
      : createEvent[kind](target, { dataTransfer: data });
  return !fireEvent(target, event);
}

const name = () => screen.findByRole('textbox', { name: 'File name' });

describe('a file for an open issue', () => {
  it.each(['drop', 'paste'] as const)(
    'opens the form that attaches it after a %s',
    async (kind) => {
      const { user, issue } = await openIssue();
      serverAnswers('/issues/files/add.php', { stampId: 9000 });

      expect(dispatch(kind, issue, aFile('screen.png'))).toBe(true);

      expect(await name()).toHaveValue('screen.png');
      expect(await name()).toHaveFocus();
      await user.click(submitButton());
      expect(await screen.findByText('File attached')).toHaveAttribute('role', 'status');
      expect(readPath()).toBe('/issues/7');
      expect(sentCalls('/issues/files/add.php')[0]?.file?.size).toBe(12);
    },
  );

  it('is one of several, each with a name and a description of its own', async () => {
    const { user, issue } = await openIssue();
    serverAnswers('/issues/files/add.php', { stampId: 9000 });

    dispatch('drop', issue, aFile('one.png'), aFile('two.png'));

    const two = within(await screen.findByRole('group', { name: 'two.png' }));
    expect(screen.getByRole('group', { name: 'one.png' })).toContainElement(focused());
    await user.type(two.getByRole('textbox', { name: 'Description' }), 'From behind');
    await retype(user, two.getByRole('textbox', { name: 'File name' }), 'back.png');
    await user.click(screen.getByRole('button', { name: 'Attach 2 files' }));

    await screen.findByRole('dialog', { name: title });
    expect(sentCalls('/issues/files/add.php').map(({ payload }) => payload)).toEqual([
      { issueId: 7, name: 'one.png' },
      { issueId: 7, name: 'back.png', description: 'From behind' },
    ]);
  });

  it('is forgotten when the form is left', async () => {
    const { user, issue } = await openIssue();
    dispatch('drop', issue, aFile('screen.png'));
    await name();

    await cancelForm(user);
    await arriveAt('/issues/7');
    await user.click(await screen.findByRole('link', { name: 'Attach file' }));

    await screen.findByLabelText('Files *');
    expect(screen.queryByRole('list', { name: 'Files' })).not.toBeInTheDocument();
  });

  it('is welcomed while it is dragged', async () => {
    const { issue } = await openIssue();
    const hint = 'Drop files to attach them to this issue';

    expect(dispatch('dragOver', issue)).toBe(true);
    expect(screen.getByText(hint)).toBeVisible();

    fireEvent(issue, new MouseEvent('dragleave', { bubbles: true, relatedTarget: null }));
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
  });

  it('is refused where nobody may attach it, and never opened instead', async () => {
    const { issue } = await openIssue('anonymous');

    expect(dispatch('dragOver', issue)).toBe(true);
    expect(dispatch('drop', issue, aFile('screen.png'))).toBe(true);

    expect(within(issue).queryByText(/^Drop files/)).not.toBeInTheDocument();
    expect(readPath()).toBe('/issues/7');
  });
});

describe('a file for anything else', () => {
  it('is not opened by the browser', async () => {
    renderApp({ at: '/types/2/issues', as: 'carol' });
    const list = await screen.findByRole('main');

    expect(dispatch('dragOver', list)).toBe(true);
    expect(dispatch('drop', list, aFile('screen.png'))).toBe(true);
  });

  it('is taken by the window that attaches files, wherever it is dropped there', async () => {
    renderApp({ at: '/issues/7/files/add', as: 'carol' });
    const field = await screen.findByLabelText('Files *');

    expect(dispatch('drop', field, aFile('screen.png'))).toBe(true);

    expect(await name()).toHaveValue('screen.png');
  });

  it('is left to any other field for files', async () => {
    renderApp({ at: '/types/2/issues/import', as: 'carol' });
    const field = await screen.findByLabelText('File');

    let isKept = true;
    act(() => {
      isKept = dispatch('drop', field, aFile('rows.csv'));
    });

    expect(isKept).toBe(false);
  });
});
