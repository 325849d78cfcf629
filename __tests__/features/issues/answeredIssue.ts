import type { IssueDetails } from '@/protocol/issues';

/** The details of an issue of Carol in Frontend Bugs, for answers that nobody recorded. */
export function issueDetails(details: Partial<IssueDetails> = {}): IssueDetails {
  return {
    id: 31,
    name: 'Plain issue',
    folderId: 1,
    typeId: 2,
    createdDate: 1_795_227_790,
    createdBy: 4,
    modifiedDate: 1_795_227_790,
    modifiedBy: 4,
    stamp: 31,
    subscribed: false,
    ...details,
  };
}
