/** What the pages about one issue ask for. */
import { issuesApi } from '@/api/endpoints/issues';
import { screenQuery } from '@/windows/screenQuery';

/** The address of a page about one issue. */
export interface IssueParams {
  issueId: number;
}

const { loadIssue } = issuesApi.endpoints;

/** Its name and place. */
export function issueQuery({ issueId }: IssueParams) {
  return screenQuery(loadIssue, { issueId });
}

/** The same for those who administer its project; others are refused with 301. */
export function administeredIssueQuery({ issueId }: IssueParams) {
  return screenQuery(loadIssue, { issueId, access: 'admin' });
}
