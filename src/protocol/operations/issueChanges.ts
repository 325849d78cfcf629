import type {
  AttributeValueInput,
  IssueDescriptionInput,
  IssueFilter,
  IssueSearch,
  IssueValuesBefore,
  NewIssueInput,
} from '../issues';
import type { Id, Stamp, Stamped } from '../scalars';
import type { DescriptionText } from '../texts';
import { mutation } from '../operation';

export const issueChangeOperations = {
  addIssue: mutation('/issues/add.php', 'user')<NewIssueInput, { issueId: Id; stampId: Stamp }>(),
  cloneIssue: mutation('/issues/clone.php', 'user')<
    NewIssueInput & { issueId: Id },
    { issueId: Id; stampId: Stamp }
  >(),
  editIssue: mutation('/issues/edit.php', 'user')<
    {
      issueId: Id;
      name?: string | undefined;
      values?: AttributeValueInput[] | undefined;
      was?: IssueValuesBefore | undefined;
    },
    Stamped & { issueId: Id }
  >(),
  moveIssue: mutation('/issues/move.php', 'user')<
    { issueId: Id; folderId: Id; was?: { folderId: Id } | undefined },
    Stamped
  >(),
  deleteIssue: mutation('/issues/delete.php', 'user')<
    { issueId: Id; was?: { stamp: Stamp } | undefined },
    Stamped
  >(),
  subscribeIssue: mutation('/issues/subscribe.php', 'user')<{ issueId: Id }, null>(),
  unsubscribeIssue: mutation('/issues/unsubscribe.php', 'user')<{ issueId: Id }, null>(),
  addDescription: mutation('/issues/description/add.php', 'user')<IssueDescriptionInput, Stamped>(),
  editDescription: mutation('/issues/description/edit.php', 'user')<
    IssueDescriptionInput & { was?: DescriptionText | undefined },
    Stamped
  >(),
  deleteDescription: mutation('/issues/description/delete.php', 'user')<
    { issueId: Id; was?: DescriptionText | undefined },
    Stamped
  >(),
  markIssues: mutation('/issues/mark.php', 'user')<
    IssueFilter & IssueSearch & { read: boolean },
    null
  >(),
  /** Answers HTML. */
  previewMarkup: mutation('/issues/preview.php', 'user')<{ text?: string | undefined }, string>(),
};
