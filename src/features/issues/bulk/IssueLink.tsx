import { issuePaths } from '@/routing/paths/issues';
import { issueName } from './issueName';

/** Leads to an issue that a job, or the question before it, says something about. */
export function IssueLink({ issueId, name }: { issueId: number; name: string }) {
  return <a href={`#${issuePaths.issueDetails.url({ issueId })}`}>{issueName(issueId, name)}</a>;
}
