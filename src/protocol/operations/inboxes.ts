import type { Changed, Id } from '../scalars';
import type {
  EmailEngine,
  InboxConnection,
  InboxDetails,
  InboxEngine,
  InboxInput,
  TestResult,
} from '../settings';
import { mutation, query } from '../operation';

export const inboxOperations = {
  loadInbox: query('/settings/inboxes/load.php', 'administrator')<
    { inboxId: Id; details?: boolean | undefined },
    {
      engine: InboxEngine;
      email: string;
      details?: InboxDetails;
      emailEngine?: EmailEngine | null;
      hasPop3?: boolean;
      hasOAuth?: boolean;
    }
  >(),
  addInbox: mutation('/settings/inboxes/add.php', 'administrator')<
    InboxInput,
    Changed & { inboxId: Id }
  >(),
  editInbox: mutation('/settings/inboxes/edit.php', 'administrator')<
    InboxInput & { inboxId: Id },
    Changed & { inboxId: Id }
  >(),
  testInbox: mutation('/settings/inboxes/test.php', 'administrator')<InboxConnection, TestResult>(),
  deleteInbox: mutation('/settings/inboxes/delete.php', 'administrator')<{ inboxId: Id }, null>(),
};
