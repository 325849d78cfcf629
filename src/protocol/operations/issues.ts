import type { IssueList, IssueListQuery, LoadIssuePayload, LoadedIssue } from '../issues';
import type { Id } from '../scalars';
import { query } from '../operation';

export const issueOperations = {
  listIssues: query('/issues/list.php', 'visitor')<IssueListQuery, IssueList>(),
  loadIssue: query('/issues/load.php', 'visitor')<LoadIssuePayload, LoadedIssue>(),
  /** Answers the id of the issue that is, or holds, the item. */
  findItem: query('/issues/find.php', 'visitor')<{ itemId: Id }, Id>(),
};
