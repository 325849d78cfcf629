import { issuesApi } from '@/api/endpoints/issues';
import { freshness } from '@/api/freshness';
import type { LoadedIssue } from '@/protocol/issues';
import { screenQuery, type ScreenQuery } from './screenQuery';

/** An issue without its history, with which the server would mark it as read (decision 036). */
export function glanceQuery(issueId: number): ScreenQuery<LoadedIssue> {
  return screenQuery(
    issuesApi.endpoints.loadIssue,
    { issueId, description: true, attributes: true, html: true },
    { maxAge: freshness.glance },
  );
}
