import { replyWith } from '@tests/support/server/tracker';
import type { Confirmation } from '../confirmation';
import { issueDetails } from './answeredIssue';

const issueName = 'Everything in one issue: markup, files, history <tags> & "quotes", renamed';

const saved = { stampId: 9000 };

const ofAnIssue = { access: 'anybody', cancelledTo: '/issues/7' } as const;

const ofTheWholeList = {
  as: 'carol',
  access: 'login',
  list: { at: '/types/2/issues', count: '1–50 of 140 issues' },
  names: ['all 140 issues', 'Bugs'],
  cancelledTo: '/types/2/issues',
} as const;

/** What has come to the history since a question was opened: Carol has edited a comment and a file. */
function answerLaterHistory() {
  const edited = [2105, 2111].map((id) => ({ id, modifiedBy: 4 }));
  replyWith(({ path, payload }) =>
    path === '/issues/load.php' && payload['modifiedSince'] !== undefined && !payload['html']
      ? Response.json({ result: { details: issueDetails({ id: 7 }), history: edited } })
      : undefined,
  );
}

export const issueConfirmations: readonly Confirmation[] = [
  {
    ...ofAnIssue,
    at: '/issues/7/delete',
    as: 'bob',
    title: 'Delete issue',
    asks: `Delete the issue ${issueName}?`,
    names: [issueName],
    notes: ['The entire history, including all comments and files, will be permanently deleted.'],
    load: { path: '/issues/load.php', payload: { issueId: 7, access: 'admin' } },
    save: { path: '/issues/delete.php', payload: { issueId: 7 }, answer: saved },
    isDangerous: true,
    savedTo: '',
  },
  {
    ...ofAnIssue,
    at: '/issues/7/subscribe',
    as: 'carol',
    title: 'Subscribe to issue',
    asks: `Get an email whenever the issue ${issueName} changes?`,
    names: [issueName],
    load: { path: '/issues/load.php', payload: { issueId: 7 } },
    save: { path: '/issues/subscribe.php', payload: { issueId: 7 }, answer: null },
  },
  {
    ...ofAnIssue,
    at: '/issues/7/unsubscribe',
    as: 'carol',
    title: 'Unsubscribe from issue',
    asks: `Stop getting emails about the issue ${issueName}?`,
    names: [issueName],
    load: { path: '/issues/load.php', payload: { issueId: 7 } },
    save: { path: '/issues/unsubscribe.php', payload: { issueId: 7 }, answer: null },
  },
  {
    ...ofAnIssue,
    at: '/issues/7/description/delete',
    as: 'bob',
    title: 'Delete description',
    asks: `Delete the description of the issue ${issueName}?`,
    names: [issueName],
    load: {
      path: '/issues/load.php',
      payload: { issueId: 7, description: true, access: 'adminOrOwner' },
    },
    save: { path: '/issues/description/delete.php', payload: { issueId: 7 }, answer: saved },
    meanwhile: {
      place: 'description.text',
      value: 'Changed',
      label: 'Description',
      before: /uses \*\*every\*\* markup feature/,
      by: 'Carol Diaz',
      after: 'Changed',
    },
    isDangerous: true,
  },
  {
    ...ofAnIssue,
    at: '/issues/7/comments/2105/delete',
    as: 'bob',
    title: 'Delete comment',
    asks: 'Delete the comment #2105?',
    names: ['#2105'],
    load: {
      path: '/issues/comments/load.php',
      payload: { issueId: 7, commentId: 2105, access: 'adminOrOwner' },
    },
    save: { path: '/issues/comments/delete.php', payload: { commentId: 2105 }, answer: saved },
    meanwhile: {
      place: 'text',
      value: 'Changed',
      label: 'Comment',
      before: 'Edited by the project administrator, was written by Alice.',
      after: 'Changed',
      by: 'Carol Diaz',
    },
    prepare: answerLaterHistory,
    isDangerous: true,
  },
  {
    ...ofAnIssue,
    at: '/issues/7/files/2111/delete',
    as: 'bob',
    title: 'Delete file',
    asks: 'Delete the file screenshot.png?',
    names: ['screenshot.png'],
    load: {
      path: '/issues/files/load.php',
      payload: { issueId: 7, fileId: 2111, access: 'adminOrOwner' },
    },
    save: { path: '/issues/files/delete.php', payload: { fileId: 2111 }, answer: saved },
    meanwhile: {
      place: 'name',
      value: 'other.png',
      label: 'File name',
      before: 'screenshot.png',
      after: 'other.png',
      by: 'Carol Diaz',
    },
    prepare: answerLaterHistory,
    isDangerous: true,
  },
  {
    ...ofTheWholeList,
    at: '/mark/read',
    title: 'Mark all as read',
    asks: 'Mark all 140 issues in Bugs as read?',
    save: { path: '/issues/mark.php', payload: { typeId: 2, read: true }, answer: null },
  },
  {
    ...ofTheWholeList,
    at: '/mark/unread',
    title: 'Mark all as unread',
    asks: 'Mark all 140 issues in Bugs as unread?',
    save: { path: '/issues/mark.php', payload: { typeId: 2, read: false }, answer: null },
  },
];
