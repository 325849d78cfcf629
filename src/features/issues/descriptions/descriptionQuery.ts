import { issuesApi } from '@/api/endpoints/issues';
import type { ApiError } from '@/protocol/apiError';
import { ApiErrorCode } from '@/protocol/errorCodes';
import type { LoadedIssue } from '@/protocol/issues';
import type { Description } from '@/protocol/texts';
import { screenQuery } from '@/windows/screenQuery';
import type { IssueParams } from '../issueQueries';

const { loadIssue } = issuesApi.endpoints;

/** An issue with the source of its description. */
export function descriptionQuery({ issueId }: IssueParams) {
  return screenQuery(loadIssue, { issueId, description: true });
}

/** The same for those who may change it; others are refused with 301. */
export function ownDescriptionQuery({ issueId }: IssueParams) {
  return screenQuery(loadIssue, { issueId, description: true, access: 'adminOrOwner' });
}

/** The description of an issue that was loaded as a whole, or null when it has none. */
export function descriptionOf(loaded: LoadedIssue | undefined): Description | null {
  const description = loaded?.description ?? null;
  return description === true ? null : description;
}

/** What forbids to edit, delete or quote a description. */
export function findMissingDescription(loaded: LoadedIssue | undefined): ApiError | null {
  return descriptionOf(loaded) ? null : { kind: 'api', code: ApiErrorCode.UnknownDescription };
}

/** What forbids to add a description. */
export function findPresentDescription(loaded: LoadedIssue | undefined): ApiError | null {
  return descriptionOf(loaded)
    ? { kind: 'api', code: ApiErrorCode.DescriptionAlreadyExists }
    : null;
}
