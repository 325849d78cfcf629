/** Names that run backwards are shown as what they are wherever the server writes them. */
import { addTo } from '@tests/server/calls/smallTracker';
import { type MailingTracker, openMailingTracker } from '@tests/server/notices/mailingTracker';

const override = '\u202e';
const shown = '\ufffd';

let tracker: MailingTracker;

beforeAll(async () => {
  tracker = await openMailingTracker();
});

afterAll(() => tracker.close());

test('in subject and text of a message', async () => {
  const { admin, bob, folderId } = tracker;
  const name = `Lamp ${override}kcirb`;
  const issueId = await addTo(admin, '/issues/add.php', { folderId, name, values: [] });
  await bob.result('/issues/subscribe.php', { issueId });
  await admin.result('/issues/comments/add.php', { issueId, comment: `See ${override}txet` });

  const [mail] = await tracker.arrived();

  expect(mail?.headers.get('subject')).toContain(`Lamp ${shown}kcirb`);
  expect(mail?.body).toContain(`Lamp ${shown}kcirb`);
  expect(mail?.body).not.toContain(override);
});
