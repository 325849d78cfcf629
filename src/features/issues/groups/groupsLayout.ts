import { lazy } from 'react';
import type { ListLayout } from '../layouts/layout';
import { groupsKind, showGroups } from './groupCommands';
import { selectUnfoldedIssues } from './groupedList';

/** The table in groups. */
export const groupsLayout: ListLayout = {
  kind: groupsKind,
  View: lazy(() =>
    import(/* webpackChunkName: "groups" */ './GroupedGrid').then((module) => ({
      default: module.GroupedGrid,
    })),
  ),
  commands: [showGroups],
  shownOrder: selectUnfoldedIssues,
};
