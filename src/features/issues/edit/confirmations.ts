import { issueChangesApi } from '@/api/endpoints/issueChanges';
import { confirmSentences } from '@/forms/confirmMessages';
import { defineConfirm } from '@/forms/defineConfirm';
import { actionMessages } from '@/i18n/actionMessages';
import type { Stamp } from '@/protocol/scalars';
import { issuePaths } from '@/routing/paths/issues';
import { wasIn } from '@/saving/useWas';
import { selectMainPath } from '@/screen/navigation';
import { focusList } from '../bulk/focusList';
import { whenReachable } from '../details/whenReachable';
import { administeredIssueQuery, type IssueParams } from '../issueQueries';
import { editMessages, editPrompts } from './messages';
import { watchIssue } from './watchIssue';

/** Once the window has closed: to the row that takes the place of the deleted one, unless something else has the focus. */
function focusListBelow(): void {
  whenReachable(
    () => document.querySelector('main'),
    (main) => {
      if (document.activeElement === main) focusList();
    },
  );
}

export const deleteIssue = defineConfirm<IssueParams, Stamp>({
  queries: ({ params }) => [administeredIssueQuery(params)],
  title: editMessages.deleteIssue,
  prompt: editPrompts.deleteIssue,
  subject: ({ params, state }) => administeredIssueQuery(params).select(state).data?.details.name,
  kind: 'danger',
  notices: [{ kind: 'danger', message: editMessages.deleteIssueWarning }],
  guard: watchIssue,
  submitLabel: actionMessages.delete,
  done: confirmSentences.deletedNamed,
  leaves: () => focusListBelow,
  submit: ({ params: { issueId }, state }, _isForced, stamp) =>
    issueChangesApi.endpoints.deleteIssue.initiate({
      issueId,
      ...(stamp !== undefined && wasIn(state, { stamp })),
    }),
  backTo: ({ params }) => issuePaths.issueDetails.url(params),
  savedTo: ({ state }) => selectMainPath(state) ?? '',
});
