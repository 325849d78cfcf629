import { defineMessages } from 'react-intl';
import type { GroupUnit } from './grouping';

/** Lists in groups; not part of the first load. */
export const groupMessages = defineMessages({
  foldAll: {
    id: 'issues.groups.foldAll',
    defaultMessage: 'Fold all groups',
    description: 'Command: of each group of the list only the heading is shown; verb [menu]',
  },
  groupBy: {
    id: 'issues.groups.groupBy',
    defaultMessage: 'Group by',
    description: 'Label of the choice of the column that a list is grouped by; verb [button]',
  },
  groups: {
    id: 'issues.groups.title',
    defaultMessage: 'Groups',
    description: 'Menu entry: the list is shown as a table in groups; noun [menu]',
  },
  noGroups: {
    id: 'issues.groups.none',
    defaultMessage: 'No groups',
    description: 'Command: the list is not grouped any more [menu]',
  },
  unfoldAll: {
    id: 'issues.groups.unfoldAll',
    defaultMessage: 'Unfold all groups',
    description: 'Command: the issues of each group of the list are shown; verb [menu]',
  },
});

/** Sentences with values. */
export const groupSentences = defineMessages<{
  byUnit: { name: string; unit: GroupUnit };
  groupByColumn: { known: 'yes' | 'no'; name: string; position: string };
  sums: { sum: string; average: string };
}>({
  byUnit: {
    id: 'issues.groups.byUnit',
    defaultMessage:
      '{name}: {unit, select, day {day} week {week} month {month} project {project} other {folder}}',
    description:
      'What a list is grouped by: name is that of a column of dates, or "Location"; unit is day, week or month, project or folder',
  },
  groupByColumn: {
    id: 'issues.groups.groupByColumn',
    defaultMessage: '{known, select, yes {Group by {name}} other {Group by column {position}}}',
    description:
      'Command that groups the list by one column: known is yes or no; name is that of the column or, in the sheet of keys while no list is shown, position is its place from 1; verb [menu]',
  },
  sums: {
    id: 'issues.groups.sums',
    defaultMessage: 'Sum: {sum}, average: {average}',
    description:
      'Tooltip below a column of numbers in the heading of a group; sum and average are numbers as they are shown',
  },
});
