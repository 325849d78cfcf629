import { issuesApi } from '@/api/endpoints/issues';
import { screenQuery } from '@/windows/screenQuery';
import type { IssueParams } from '../issueQueries';

/** An issue with the values of its attributes. */
export function valuesQuery({ issueId }: IssueParams) {
  return screenQuery(issuesApi.endpoints.loadIssue, { issueId, attributes: true });
}
