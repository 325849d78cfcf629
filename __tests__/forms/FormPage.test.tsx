import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { mswServer } from '@tests/setup/mswServer';
import { startClock } from '@tests/support/clock';
import { EscapeAtOnce } from '@tests/support/EscapeAtOnce';
import { submitButton } from '@tests/support/forms';
import { createGate } from '@tests/support/gate';
import { draftOwner, endDrafts, readDraft, writeDraft } from '@/forms/drafts';
import { CheckboxField } from '@/forms/fields/CheckboxField';
import { TextAreaField } from '@/forms/fields/TextAreaField';
import { TextField } from '@/forms/fields/TextField';
import { FormPage } from '@/forms/FormPage';
import { formSchema } from '@/forms/formSchema';
import type { FormSource } from '@/forms/formSource';
import { checkbox, optionalMultiLine, optionalPassword, requiredText } from '@/forms/schema';
import { actionMessages } from '@/i18n/actionMessages';
import type { ApiError } from '@/protocol/apiError';
import { locationChanged } from '@/screen/navigation';
import { renderForm } from './renderForm';

const schema = formSchema({
  name: requiredText(40),
  notes: optionalMultiLine(100),
  isPublic: checkbox(),
  password: optionalPassword(40),
});

const ownDraft = { owner: draftOwner('http://localhost', 7), path: '/form' };

type Values = { name: string; notes: string; isPublic: boolean; password: string };

interface Saved {
  name: string;
}

function show({
  onSubmit = () => Promise.resolve(),
  name = '',
  edits,
  beside,
}: {
  onSubmit?: (values: object) => Promise<unknown>;
  name?: string;
  edits?: FormSource<Values>;
  beside?: ReactNode;
} = {}) {
  return renderForm(
    <>
      <FormPage
        initialValues={{ name, notes: '', isPublic: false, password: '' }}
        schema={schema}
        onSubmit={onSubmit}
        fieldOfError={{ FolderAlreadyExists: 'name' }}
        backTo="/back"
        submitLabel={actionMessages.save}
        edits={edits}
      >
        <TextField name="name" label="Name" maxLength={40} isRequired />
        <TextAreaField name="notes" label="Notes" />
        <CheckboxField name="isPublic" label="Public" />
        <TextField name="password" label="Password" type="password" />
      </FormPage>
      {beside}
    </>,
  );
}

const ui = {
  name: () => screen.getByRole('textbox', { name: 'Name' }),
  notes: () => screen.getByRole('textbox', { name: 'Notes' }),
  cancel: () => screen.getByRole('button', { name: 'Cancel' }),
};

const refusal = (code: number): ApiError => ({ kind: 'api', code });

describe('a form', () => {
  test('starts in its first field, saves trimmed values and goes back', async () => {
    const onSubmit = jest.fn(() => Promise.resolve());
    const { user, path } = show({ onSubmit });

    expect(ui.name()).toHaveFocus();
    await user.keyboard('  My   folder ');
    await user.click(screen.getByRole('checkbox', { name: 'Public' }));
    await user.click(submitButton());

    await waitFor(() => {
      expect(path()).toBe('/back');
    });
    expect(onSubmit).toHaveBeenCalledWith({
      name: 'My folder',
      notes: '',
      isPublic: true,
      password: '',
    });
  });

  test('is submitted by Enter in a line and by Ctrl+Enter anywhere, once', async () => {
    let save: () => void = () => undefined;
    const onSubmit = jest.fn(
      () =>
        new Promise<void>((resolve) => {
          save = resolve;
        }),
    );
    const { user, path } = show({ onSubmit });

    await user.keyboard('Inbox');
    await user.click(ui.notes());
    await user.keyboard('one{Enter}two');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.click(ui.name());
    await user.keyboard('{Enter}x{Control>}{Enter}{/Control}');
    await user.click(submitButton());
    await user.type(ui.name(), 'y');

    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(submitButton()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Saving');
    expect(ui.name()).toHaveValue('Inbox');
    save();
    await waitFor(() => {
      expect(path()).toBe('/back');
    });
  });

  test('says what is wrong under the field and goes to the first one', async () => {
    const onSubmit = jest.fn(() => Promise.resolve());
    const { user } = show({ onSubmit });

    await user.click(ui.notes());
    await user.click(submitButton());

    await waitFor(() => {
      expect(ui.name()).toHaveFocus();
    });
    expect(ui.name()).toBeInvalid();
    expect(ui.name()).toHaveAccessibleDescription(/./);
    expect(ui.notes()).toBeValid();
    expect(onSubmit).not.toHaveBeenCalled();
    // It stays until the next try.
    await user.keyboard('x');
    expect(ui.name()).toBeInvalid();
  });

  test('puts a refusal of the server under its field and keeps the text', async () => {
    const { user, path } = show({
      onSubmit: jest.fn<Promise<void>, []>().mockRejectedValue(refusal(312)),
    });

    await user.keyboard('Inbox');
    await user.click(submitButton());

    await waitFor(() => {
      expect(ui.name()).toBeInvalid();
    });
    await waitFor(() => {
      expect(ui.name()).toHaveFocus();
    });
    expect(ui.name()).toHaveValue('Inbox');
    expect(ui.name()).toHaveAccessibleDescription(/folder with this name already exists/);
    expect(path()).toBe('/form');
  });

  test('shows any other refusal at its top, which the next try removes', async () => {
    const onSubmit = jest.fn(() => Promise.resolve()).mockRejectedValueOnce(refusal(301));
    const { user, path } = show({ onSubmit });

    await user.keyboard('Inbox');
    await user.click(submitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(/permission/);
    expect(ui.name()).toHaveValue('Inbox');
    await user.click(submitButton());

    await waitFor(() => {
      expect(path()).toBe('/back');
    });
  });

  test('can be tried again when the server was out of reach', async () => {
    const onSubmit = jest.fn(() => Promise.resolve()).mockRejectedValueOnce({ kind: 'network' });
    const { user, path } = show({ onSubmit });

    await user.keyboard('Inbox');
    await user.click(submitButton());
    const alert = await screen.findByRole('alert');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));

    await waitFor(() => {
      expect(path()).toBe('/back');
    });
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  test('keeps the focus when trying again is in vain', async () => {
    const onSubmit = jest.fn<Promise<void>, []>().mockRejectedValue({ kind: 'network' });
    const { user } = show({ onSubmit });
    await user.keyboard('Inbox{Enter}');

    screen.getByRole('button', { name: 'Try again' }).focus();
    await user.keyboard('{Enter}');

    expect(await screen.findByRole('alert')).toHaveTextContent(/reached/);
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(submitButton()).toHaveFocus();
  });

  test('sends nothing when nothing has changed', async () => {
    const onSubmit = jest.fn(() => Promise.resolve());
    const { user, path } = show({ onSubmit, name: 'Inbox', edits: () => Promise.resolve(null) });

    await user.type(ui.name(), '  ');
    await user.click(submitButton());

    await waitFor(() => {
      expect(path()).toBe('/back');
    });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('leads back on Cancel', async () => {
    const { user, path } = show();

    await user.click(ui.cancel());

    expect(path()).toBe('/back');
  });

  test('leads where the answer says', async () => {
    const { user, path } = renderForm(
      <FormPage
        initialValues={{ name: 'x' }}
        schema={formSchema({ name: requiredText(40) })}
        onSubmit={({ name }): Promise<Saved> => Promise.resolve({ name })}
        onSaved={(saved) => `/items/${saved.name}`}
        backTo="/back"
        submitLabel={actionMessages.save}
      >
        <TextField name="name" label="Name" />
      </FormPage>,
    );

    await user.click(submitButton());

    await waitFor(() => {
      expect(path()).toBe('/items/x');
    });
  });
});

describe('a form whose session has ended', () => {
  function serveClientPage(options: object | null) {
    const script = options
      ? `<script>window.__WI_OPTIONS = ${JSON.stringify(options)};</script>`
      : '';
    mswServer.use(
      http.get('http://localhost/client/index.php', () =>
        HttpResponse.html(`<html>${script}</html>`),
      ),
    );
  }

  const options = {
    baseURL: 'http://localhost',
    csrfToken: 'new token',
    locale: 'en_US',
    serverName: 'Tracker',
    serverVersion: '2.0',
    serverUUID: 'uuid',
    userId: 7,
    userName: 'Ann',
    userAccess: 1,
  };

  async function failWith(code: number) {
    const onSubmit = jest.fn(() => Promise.resolve()).mockRejectedValueOnce(refusal(code));
    const view = show({ onSubmit });
    await view.user.keyboard('Inbox');
    await view.user.click(submitButton());
    await screen.findByRole('alert');
    return { ...view, onSubmit };
  }

  test('leads to the login in a new tab and can be saved afterwards', async () => {
    serveClientPage(options);
    const { user, path, onSubmit } = await failWith(300);

    const link = screen.getByRole('link', { name: /^Open login/ });
    expect(link).toHaveAttribute('href', 'http://localhost/index.php');
    expect(link).toHaveAttribute('target', '_blank');
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    await waitFor(() => {
      expect(path()).toBe('/back');
    });
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  test('is saved with the token of a newer session of the same user', async () => {
    serveClientPage(options);
    const { user, path } = await failWith(371);

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    await waitFor(() => {
      expect(path()).toBe('/back');
    });
  });

  test('is not saved in the name of somebody else', async () => {
    serveClientPage({ ...options, userId: 8 });
    const { user, onSubmit } = await failWith(371);

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    await waitFor(() => {
      expect(screen.getByRole('alert')).toHaveTextContent(/logged in as someone else/);
    });
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(ui.name()).toHaveValue('Inbox');
  });

  test('asks to log in while nobody has', async () => {
    serveClientPage(null);
    const { user } = await failWith(371);

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('link', { name: /^Open login/ })).toBeVisible();
  });
});

describe('unsaved text', () => {
  test('is offered again, without passwords, when the form was left', async () => {
    const view = show();
    await view.user.keyboard('Half a name');
    await view.user.type(screen.getByLabelText('Password'), 'secret');
    view.unmount();

    expect(JSON.stringify(readDraft(ownDraft))).not.toContain('secret');
    const { user } = show();
    expect(ui.name()).toHaveValue('');
    expect(screen.getByText(/You have unsaved text from/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Restore' }));

    expect(ui.name()).toHaveValue('Half a name');
    expect(ui.name()).toHaveFocus();
    expect(screen.queryByText(/You have unsaved text/)).not.toBeInTheDocument();
  });

  test('is kept when the page goes', async () => {
    const { user } = show();

    await user.keyboard('Half');
    window.dispatchEvent(new Event('pagehide'));

    expect(readDraft(ownDraft)?.values).toMatchObject({ name: 'Half' });
  });

  test('is forgotten when the user says so', async () => {
    writeDraft(ownDraft, { name: 'Old' });
    const { user, unmount } = show();

    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(ui.name()).toHaveFocus();
    unmount();

    expect(readDraft(ownDraft)).toBeNull();
  });

  test('stays on offer when the form is opened and left alone', () => {
    writeDraft(ownDraft, { name: 'Old' });

    show().unmount();

    expect(readDraft(ownDraft)).not.toBeNull();
  });

  test('is forgotten when it was saved', async () => {
    const { user, path, unmount } = show();

    await user.keyboard('Inbox');
    await user.click(submitButton());
    await waitFor(() => {
      expect(path()).toBe('/back');
    });
    unmount();

    expect(readDraft(ownDraft)).toBeNull();
  });

  test('is forgotten when it was saved after the form was left, which leads nowhere then', async () => {
    let save: () => void = () => undefined;
    const onSubmit = () =>
      new Promise<void>((resolve) => {
        save = resolve;
      });
    const { user, store, path, unmount } = show({ onSubmit });

    await user.keyboard('Inbox{Enter}');
    act(() => {
      store.dispatch(locationChanged({ path: '/elsewhere', kind: 'push' }));
    });
    unmount();
    expect(readDraft(ownDraft)).not.toBeNull();
    save();

    await waitFor(() => {
      expect(readDraft(ownDraft)).toBeNull();
    });
    expect(path()).toBe('/elsewhere');
  });

  test('is not kept after one has logged out in another tab', async () => {
    const { user, path, unmount } = show();
    await user.keyboard('Half a name');
    endDrafts(ownDraft.owner);

    await user.keyboard('{Escape}');
    expect(path()).toBe('/form');
    window.dispatchEvent(new Event('pagehide'));
    unmount();

    expect(readDraft(ownDraft)).toBeNull();
  });
});

describe('Esc', () => {
  it('is heard as soon as the form can be seen', () => {
    const { path } = show({ beside: <EscapeAtOnce /> });

    expect(path()).toBe('/back');
  });

  test('leads where Cancel leads, and the next opening offers what was typed', async () => {
    const { user, path, unmount } = show();
    await user.keyboard('Half a name');

    await user.keyboard('{Escape}');

    expect(path()).toBe('/back');
    unmount();
    expect(readDraft(ownDraft)?.values).toMatchObject({ name: 'Half a name' });
  });

  test('in a form that was not touched just leaves it', async () => {
    const { user, path } = show();

    await user.keyboard('{Escape}');

    expect(path()).toBe('/back');
    expect(readDraft(ownDraft)).toBeNull();
  });

  test('only moves to Cancel where a password would be lost, and says so', async () => {
    const { user, path } = show();
    await user.type(screen.getByLabelText('Password'), 'secret');

    await user.keyboard('{Escape}');

    expect(path()).toBe('/form');
    expect(screen.getByLabelText('Password')).toHaveValue('secret');
    expect(ui.cancel()).toHaveFocus();
    expect(screen.getByText(/^Something you entered cannot be kept/)).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(path()).toBe('/back');
  });

  test('only moves to Cancel where there is no room for a draft', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user, path } = show();
    await user.keyboard('Half a name');

    await user.keyboard('{Escape}');

    expect(path()).toBe('/form');
    expect(ui.cancel()).toHaveFocus();
  });

  test('does nothing while a save runs', async () => {
    let save: () => void = () => undefined;
    const onSubmit = () =>
      new Promise<void>((resolve) => {
        save = resolve;
      });
    const { user, path } = show({ onSubmit });

    await user.keyboard('Inbox{Enter}');
    await screen.findByText('Saving');
    await user.keyboard('{Escape}');

    expect(path()).toBe('/form');
    save();
    await waitFor(() => {
      expect(path()).toBe('/back');
    });
    expect(readDraft(ownDraft)).toBeNull();
  });
});

it('sends nothing when nobody waits any longer for the comparison before', async () => {
  const { isOpen: isCompared, open: answer } = createGate();
  const theirs = { name: 'Lamp', notes: '', isPublic: false, password: '' };
  const onSubmit = jest.fn(() => Promise.resolve());
  const edits = () => isCompared.then(() => theirs);
  const { user, path } = show({ onSubmit, name: 'Lamp', edits });
  await user.type(ui.name(), ' post');
  const clock = startClock();
  await user.setup({ advanceTimers: jest.advanceTimersByTime }).keyboard('{Enter}');
  await clock.pass(16);

  await user
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Stop waiting' }));
  await clock.pass(0);
  answer();
  await clock.pass(1);

  expect(screen.getByRole('alert')).toHaveTextContent(/not known whether this was saved/);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(ui.name()).toHaveValue('Lamp post');
  expect(path()).toBe('/form');
});

it('does not ask about what somebody else has written the same in another way', async () => {
  const theirs = { name: 'Lamp  post', notes: '', isPublic: false, password: '' };
  const onSubmit = jest.fn(() => Promise.resolve());
  const { user } = show({ onSubmit, name: 'Lamp', edits: () => Promise.resolve(theirs) });

  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' post');
  await user.keyboard('{Enter}');

  await waitFor(() => {
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
