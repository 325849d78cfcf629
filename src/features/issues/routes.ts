import { issuePaths } from '@/routing/paths/issues';
import { defineWindow, lazyPage, type WindowRoute } from '@/store/windowRoutes';
import { IssueListPage } from './list/IssueListPage';

const issuePage = lazyPage(() => import('./details/IssueDetailsPage'));

/** An entry of the history is a place in the window of its issue (screens 10.9). */
const issueWindow = ({ issueId }: { issueId: number }) => issuePaths.issueDetails.url({ issueId });

/** The main screen is part of the first load; every window below is a chunk of its own. */
export { IssueListPage };

/** Windows that find, show and change issues (screens 10, 11). */
export const issueRoutes: readonly WindowRoute[] = [
  defineWindow({
    path: issuePaths.addComment,
    access: 'login',
    size: 'normal',
    load: () => import('./comments/AddCommentPage'),
  }),
  defineWindow({
    path: issuePaths.addFile,
    access: 'login',
    size: 'normal',
    load: () => import('./files/AddFilePage'),
  }),
  defineWindow({
    path: issuePaths.addIssue,
    access: 'login',
    size: 'normal',
    load: () => import('./edit/AddIssuePage'),
  }),
  defineWindow({
    path: issuePaths.editIssue,
    access: 'login',
    size: 'normal',
    load: () => import('./edit/EditIssuePage'),
  }),
  defineWindow({
    path: issuePaths.goToItem,
    access: 'anybody',
    size: 'small',
    load: () => import('./goto/GoToItemPage'),
  }),
  defineWindow({
    path: issuePaths.issueDetails,
    access: 'anybody',
    size: 'large',
    autoClose: true,
    identity: issueWindow,
    load: issuePage,
  }),
  defineWindow({
    path: issuePaths.issueItem,
    access: 'anybody',
    size: 'large',
    autoClose: true,
    identity: issueWindow,
    load: issuePage,
  }),
  defineWindow({
    path: issuePaths.item,
    access: 'anybody',
    size: 'small',
    load: () => import('./goto/ItemPage'),
  }),
];
