import { HttpResponse } from 'msw';
import { replyWith, type SentCall } from './tracker';

/** What every issue of the type has to have. */
const required = [
  { id: 2, name: 'Status', value: 'Active' },
  { id: 4, name: 'Severity', value: '2' },
];

/** Answers for whatever issue is asked for: only a few are recorded. */
export function serveIssues(): void {
  replyWith(({ path, payload }: SentCall) => {
    if (path !== '/issues/load.php') return undefined;
    const id = Number(payload['issueId']);
    return HttpResponse.json({
      result: {
        details: {
          id,
          name: `Issue ${String(id)}`,
          folderId: 1,
          typeId: 2,
          createdDate: 1_700_000_000,
          createdBy: 1,
          modifiedDate: 1_700_000_000,
          modifiedBy: 1,
          stamp: 9_000_000,
          subscribed: false,
        },
        ...(payload['description'] === true && { description: null }),
        ...(payload['attributes'] === true && { attributes: required }),
        ...(payload['history'] === true && {
          history: [
            {
              id,
              type: 0,
              new: `Issue ${String(id)}`,
              old: null,
              createdDate: 1_700_000_000,
              createdBy: 1,
            },
          ],
        }),
      },
    });
  });
}
