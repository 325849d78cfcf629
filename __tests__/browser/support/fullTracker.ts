import { type MailSink, openMailSink } from '../../server/mail/mailSink';
import { type ApiSession, openApiSession } from '../../server/support/apiSession';
import { test as demoTest } from './ownDemo';
import { demoPassword, expect } from './test';

/** The path of a window, with an object for each of its parameters, which is there by then. */
type FillPath = (path: string) => Promise<string>;

/** Whether a window is about who asks for an account: there is somebody after a minute, so it had better come last. */
export const isOfRequests = (path: string) => path.startsWith('/users/requests');

/** Playwright's `test` on a demo tracker to which everything was added that some window is about. */
export const test = demoTest.extend<object, { fillPath: FillPath }>({
  fillPath: [
    async ({ address }, use) => {
      const sink = await openMailSink();
      const admin = await openApiSession(address, 'admin', demoPassword());
      await admin.call('/settings/email/edit.php', {
        emailEngine: 'smtp',
        emailFrom: 'tracker@example.com',
        smtpServer: '127.0.0.1',
        smtpPort: sink.port,
      });
      await admin.call('/settings/access/edit.php', { anonymousAccess: false, selfRegister: true });
      await register(address);
      const fill = await addAll(admin);
      let confirmed: Promise<void> | undefined;
      await use(async (path) => {
        if (isOfRequests(path)) await (confirmed ??= confirmRegistration(sink));
        return fill(path);
      });
      await sink.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

export { expect };

/** Somebody asks for an account; the link that confirms it comes by e-mail. */
async function register(address: string): Promise<void> {
  await fetch(`${address}/users/register.php`, {
    method: 'POST',
    headers: { origin: address },
    body: new URLSearchParams({
      __formId: 'register',
      userName: 'Ivan Petrov',
      login: 'ivan',
      password: 'applied-1',
      passwordConfirm: 'applied-1',
      email: 'ivan@example.com',
      submit: 'register',
    }),
  });
}

/** Follows the link of the message, which is sent once a minute. */
async function confirmRegistration(sink: MailSink): Promise<void> {
  const link = () =>
    sink.mails.flatMap(({ body }) => /http\S+register\.php\?key=\S+/.exec(body) ?? [])[0];
  await expect.poll(link, { timeout: 90_000 }).toBeDefined();
  await fetch(link() ?? '');
}

/** What is there to be looked at, changed and deleted; nothing of it is changed by looking. */
async function addAll({ call, upload }: ApiSession): Promise<(path: string) => string> {
  const add = async (path: string, payload: object) => {
    const ids = Object.values(await call<Record<string, unknown>>(path, payload));
    return Number(ids.find((id) => typeof id === 'number'));
  };
  const projectId = await add('/projects/add.php', {
    name: 'Widths',
    description: 'A text',
    descriptionFormat: 1,
  });
  const plainProjectId = await add('/projects/add.php', { name: 'Without a text' });
  const archivedId = await add('/projects/add.php', { name: 'Old' });
  await call('/projects/archive.php', { projectId: archivedId });
  const { users } = await call<{ users: { id: number; login: string }[] }>('/users/list.php', {});
  const userId = users.find(({ login }) => login === 'jonas')?.id ?? 0;
  await call('/projects/members/edit.php', { projectId, users: [1, userId], access: 1 });
  const { types } = await call<{ types: { id: number }[] }>('/types/list.php', {});
  const typeId = types[0]?.id ?? 0;
  const folderId = await add('/projects/folders/add.php', { projectId, name: 'Folder', typeId });
  const issue = { folderId, values: [] };
  const issueId = await add('/issues/add.php', {
    ...issue,
    name: 'Everything',
    description: 'A text',
    descriptionFormat: 1,
  });
  const plainIssueId = await add('/issues/add.php', { ...issue, name: 'Without a text' });
  const comment = { issueId, comment: 'A comment', commentFormat: 1 };
  const commentId = await add('/issues/comments/add.php', comment);
  const png = Uint8Array.from(
    atob(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    ),
    (letter) => letter.charCodeAt(0),
  );
  const file = { issueId, name: 'picture.png', description: 'A picture' };
  const { stampId: fileId } = await upload<{ stampId: number }>('/issues/files/add.php', file, png);
  const { attributes } = await call<{ attributes: { id: number }[] }>('/types/load.php', {
    typeId,
    attributes: true,
  });
  const view = { typeId, columns: '1,0', filters: [], sortColumn: 1, sortAscending: true };
  const views = '/types/views/add.php';
  const publicViewId = await add(views, { ...view, isPublic: true, name: 'Public widths' });
  const viewId = await add(views, { ...view, isPublic: false, name: 'Own widths' });
  const target = { typeId, folderId, isPublic: false };
  const alertId = await add('/alerts/add.php', target);
  const reportId = await add('/reports/add.php', { ...target, alertType: 2, alertFrequency: 0 });
  const inboxId = await add('/settings/inboxes/add.php', {
    engine: 'imap',
    email: 'bugs@example.com',
    server: 'mail.example.com',
    port: 143,
    defaultFolder: folderId,
  });
  const { events } = await call<{ events: { id: number }[] }>('/events/list.php', {
    type: null,
    offset: 0,
    limit: 1,
  });

  const ids: Readonly<Record<string, number | undefined>> = {
    ':issueId': issueId,
    ':itemId': commentId,
    ':commentId': commentId,
    ':fileId': fileId,
    ':projectId': projectId,
    ':folderId': folderId,
    ':typeId': typeId,
    ':viewId': viewId,
    ':attributeId': attributes[0]?.id,
    ':userId': userId,
    ':requestId': 1,
    ':alertId': alertId,
    ':reportId': reportId,
    ':inboxId': inboxId,
    ':eventId': events[0]?.id,
  };
  const special: readonly [RegExp, Readonly<Record<string, number>>][] = [
    [/^\/projects\/archive\//, { ':projectId': archivedId }],
    [/^\/projects\/:projectId\/description\/add/, { ':projectId': plainProjectId }],
    [/^\/issues\/:issueId\/description\/add/, { ':issueId': plainIssueId }],
    [/\/unpublish$/, { ':viewId': publicViewId }],
  ];
  return (path) => {
    const own = special.find(([pattern]) => pattern.test(path))?.[1];
    return path.replaceAll(/:\w+/g, (name) => String(own?.[name] ?? ids[name] ?? name));
  };
}
