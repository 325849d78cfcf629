import { lazyCode } from '@/lib/lazyCode';
import { lazyView } from '@/ui/lazyView';
import { MissingNotice } from '@/ui/MissingNotice';
import type { ListLayout } from '../layouts/layout';
import { groupsKind, showGroups } from './groupCommands';
import { selectGroupedIssues, selectGrouping, selectUnfoldedIssues } from './groupedList';
import { writeGrouping } from './grouping';
import { unfoldIssue } from './unfoldIssue';

/** The table in groups. */
export const groupsLayout: ListLayout = {
  kind: groupsKind,
  View: lazyView(
    lazyCode(() =>
      import(/* webpackChunkName: "groups" */ './GroupedGrid').then((module) => module.GroupedGrid),
    ),
    MissingNotice,
  ),
  commands: [showGroups],
  shownArgs: (state) => writeGrouping(selectGrouping(state)),
  shownOrder: selectUnfoldedIssues,
  foldable: { order: selectGroupedIssues, unfold: unfoldIssue },
};
