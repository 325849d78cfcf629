import { defineCommand } from '@/commands/command';
import { selectShownList } from '@/lists/listView';
import { issuePaths } from '@/routing/paths/issues';
import { reportMessages } from './messages';

const report = {
  message: reportMessages.title,
  group: 'list',
  href: () => issuePaths.saveReport.url({}),
} as const;

/** Saves the list with all its texts. */
export const saveReport = defineCommand({
  ...report,
  id: 'list.report',
  on: 'list',
  appliesTo: (state) => (selectShownList(state)?.totalCount ?? 0) > 0,
});

/** The same window, which begins with what is selected. */
export const saveReportOfRows = defineCommand({
  ...report,
  id: 'rows.report',
  on: 'issues',
  group: 'issue',
});
