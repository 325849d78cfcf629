import { issuePaths } from '@/routing/paths/issues';
import { markupPart } from '@/ui/markupPart';
import { lazyPage, type WindowContext } from '@/windows/windowPage';
import { defineWindow, type WindowRoute } from '@/windows/windowRoute';
import { openedQueries } from './details/openedQueries';

/** An entry of the history is a place in the window of its issue (screens 10.9). */
const issueWindow = {
  access: 'anybody',
  size: 'large',
  autoClose: true,
  isKept: true,
  inPane: true,
  identity: ({ issueId }: { issueId: number }) => issuePaths.issueDetails.url({ issueId }),
  load: lazyPage(() => import(/* webpackChunkName: "issue" */ './details/IssueDetailsPage')),
  early: ({ params: { issueId }, state }: WindowContext<{ issueId: number }>) =>
    openedQueries(state, issueId),
  alongside: [markupPart],
} as const;

/** Windows that find, show and change issues (screens 10, 11). */
export const issueRoutes: readonly WindowRoute[] = [
  defineWindow({
    path: issuePaths.addComment,
    access: 'login',
    load: () => import(/* webpackChunkName: "issue-comments" */ './comments/AddCommentPage'),
  }),
  defineWindow({
    path: issuePaths.addDescription,
    access: 'anybody',
    load: () =>
      import(/* webpackChunkName: "issue-descriptions" */ './descriptions/AddDescriptionPage'),
  }),
  defineWindow({
    path: issuePaths.addFile,
    access: 'login',
    load: () => import(/* webpackChunkName: "issue-files" */ './files/AddFilePage'),
  }),
  defineWindow({
    path: issuePaths.addIssue,
    access: 'login',
    takesQuery: true,
    load: () => import(/* webpackChunkName: "issue-edit" */ './edit/AddIssuePage'),
  }),
  defineWindow({
    path: issuePaths.cloneIssue,
    access: 'login',
    load: () => import(/* webpackChunkName: "issue-edit" */ './edit/CloneIssuePage'),
  }),
  defineWindow({
    path: issuePaths.deleteComment,
    access: 'anybody',
    size: 'small',
    load: () => import(/* webpackChunkName: "issue-comments" */ './comments/confirmations'),
    page: 'deleteComment',
  }),
  defineWindow({
    path: issuePaths.deleteDescription,
    access: 'anybody',
    size: 'small',
    load: () => import(/* webpackChunkName: "issue-descriptions" */ './descriptions/confirmations'),
    page: 'deleteDescription',
  }),
  defineWindow({
    path: issuePaths.deleteFile,
    access: 'anybody',
    size: 'small',
    load: () => import(/* webpackChunkName: "issue-files" */ './files/confirmations'),
    page: 'deleteFile',
  }),
  defineWindow({
    path: issuePaths.deleteIssue,
    access: 'anybody',
    size: 'small',
    load: () => import(/* webpackChunkName: "issue-edit" */ './edit/confirmations'),
    page: 'deleteIssue',
  }),
  defineWindow({
    path: issuePaths.editComment,
    access: 'anybody',
    load: () => import(/* webpackChunkName: "issue-comments" */ './comments/EditCommentPage'),
  }),
  defineWindow({
    path: issuePaths.editDescription,
    access: 'anybody',
    load: () =>
      import(/* webpackChunkName: "issue-descriptions" */ './descriptions/EditDescriptionPage'),
  }),
  defineWindow({
    path: issuePaths.editFile,
    access: 'anybody',
    load: () => import(/* webpackChunkName: "issue-files" */ './files/EditFilePage'),
  }),
  defineWindow({
    path: issuePaths.editIssue,
    access: 'login',
    load: () => import(/* webpackChunkName: "issue-edit" */ './edit/EditIssuePage'),
  }),
  defineWindow({
    path: issuePaths.exportToCsv,
    access: 'anybody',
    load: () => import(/* webpackChunkName: "issue-lists" */ './export/ExportToCsvPage'),
  }),
  defineWindow({
    path: issuePaths.goToItem,
    access: 'anybody',
    size: 'small',
    load: () => import(/* webpackChunkName: "issue-items" */ './items/GoToItemPage'),
  }),
  defineWindow({
    path: issuePaths.imagePreview,
    access: 'anybody',
    load: () => import(/* webpackChunkName: "issue-files" */ './files/ImagePreviewPage'),
  }),
  defineWindow({
    path: issuePaths.importIssues,
    access: 'login',
    size: 'large',
    load: () => import(/* webpackChunkName: "issue-import" */ './import/ImportPage'),
  }),
  defineWindow({
    path: issuePaths.issueDetails,
    ...issueWindow,
  }),
  defineWindow({
    path: issuePaths.issueItem,
    ...issueWindow,
  }),
  defineWindow({
    path: issuePaths.item,
    access: 'anybody',
    size: 'small',
    load: () => import(/* webpackChunkName: "issue-items" */ './items/ItemPage'),
  }),
  defineWindow({
    path: issuePaths.markAsRead,
    access: 'login',
    size: 'small',
    load: () => import(/* webpackChunkName: "issue-lists" */ './marks/markPages'),
    page: 'markAsRead',
  }),
  defineWindow({
    path: issuePaths.markAsUnread,
    access: 'login',
    size: 'small',
    load: () => import(/* webpackChunkName: "issue-lists" */ './marks/markPages'),
    page: 'markAsUnread',
  }),
  defineWindow({
    path: issuePaths.moveIssue,
    access: 'anybody',
    size: 'small',
    load: () => import(/* webpackChunkName: "issue-edit" */ './moving/MoveIssuePage'),
  }),
  defineWindow({
    path: issuePaths.replyComment,
    access: 'login',
    load: () => import(/* webpackChunkName: "issue-comments" */ './comments/ReplyCommentPage'),
  }),
  defineWindow({
    path: issuePaths.replyDescription,
    access: 'login',
    load: () => import(/* webpackChunkName: "issue-comments" */ './comments/ReplyDescriptionPage'),
  }),
  defineWindow({
    path: issuePaths.saveReport,
    access: 'anybody',
    load: () => import(/* webpackChunkName: "issue-report" */ './report/ReportPage'),
  }),
  defineWindow({
    path: issuePaths.searchAll,
    access: 'anybody',
    autoClose: true,
    takesQuery: true,
    identity: () => issuePaths.searchAll.url({}),
    load: () => import(/* webpackChunkName: "search-all" */ './searchAll/SearchAllPage'),
  }),
  defineWindow({
    path: issuePaths.subscribeIssue,
    access: 'anybody',
    size: 'small',
    load: () =>
      import(/* webpackChunkName: "issue-subscriptions" */ './subscriptions/confirmations'),
    page: 'subscribeIssue',
  }),
  defineWindow({
    path: issuePaths.unsubscribeIssue,
    access: 'anybody',
    size: 'small',
    load: () =>
      import(/* webpackChunkName: "issue-subscriptions" */ './subscriptions/confirmations'),
    page: 'unsubscribeIssue',
  }),
];
