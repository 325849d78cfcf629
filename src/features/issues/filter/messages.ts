import { defineMessages } from 'react-intl';

/** Conditions above the list; not part of the first load. */
export const filterMessages = defineMessages({
  add: {
    id: 'issues.filter.add',
    defaultMessage: 'Add condition',
    description:
      'Button, and name of the form, that adds a condition to those above the list [button]',
  },
  alternative: {
    id: 'issues.filter.alternative',
    defaultMessage: 'Or another condition',
    description:
      'Tooltip of the button after a condition above the list that adds an alternative to it: issues then meet either of them',
  },
  and: {
    id: 'issues.filter.and',
    defaultMessage: 'and',
    description: 'Between two conditions above the list that issues meet both of',
  },
  anyColumn: {
    id: 'issues.filter.anyColumn',
    defaultMessage: 'Any column',
    description:
      'In place of a column in a condition above the list: any of the columns contains the text; also before the words of the condition',
  },
  apply: {
    id: 'issues.filter.apply',
    defaultMessage: 'Apply',
    description: 'Button of the form for a condition above the list; verb [button]',
  },
  column: {
    id: 'issues.filter.column',
    defaultMessage: 'Column',
    description: 'Label of the choice of the column that a condition above the list is on',
  },
  edit: {
    id: 'issues.filter.edit',
    defaultMessage: 'Edit condition',
    description: 'Name of the form that changes a condition above the list',
  },
  empty: {
    id: 'issues.filter.empty',
    defaultMessage: '(empty)',
    description: 'In place of the value in a condition above the list: the column is empty',
  },
  filter: {
    id: 'issues.filter.title',
    defaultMessage: 'Filter list',
    description:
      'Command that adds a condition to the list, and name of the bar with the conditions above it; verb [menu]',
  },
  notApplied: {
    id: 'issues.filter.notApplied',
    defaultMessage: 'The conditions with a warning sign cannot be applied to this list.',
    description: 'Notice below the conditions above the list, which came from an address or a link',
  },
  or: {
    id: 'issues.filter.or',
    defaultMessage: 'or',
    description: 'Between two conditions above the list that issues meet either of',
  },
  remove: {
    id: 'issues.filter.remove',
    defaultMessage: 'Remove filter',
    description: 'Button that removes all conditions above the list; verb [button]',
  },
  saveView: {
    id: 'issues.filter.saveView',
    defaultMessage: 'Save as view',
    description:
      'Button, and name of the form, that makes a personal view of the conditions above the list; verb [menu]',
  },
  serverDays: {
    id: 'issues.filter.serverDays',
    defaultMessage: 'In a view, days are those of the server’s time zone.',
    description:
      'Notice in the form that makes a view of the conditions above the list, when some compare days: above the list they were those of the browser, so that the view may find other issues',
  },
});

/** Sentences with values. */
export const filterSentences = defineMessages<{
  choice: { name: string; count: number };
  condition: { column: string; operator: string; value: string };
  editAll: { conditions: string };
  leftOut: { parts: string };
  savedWithout: { count: number };
  status: { shown: number; total: number };
  tooLong: { limit: number };
}>({
  choice: {
    id: 'issues.filter.choice',
    defaultMessage: '{name}: {count, plural, one {# issue} other {# issues}}',
    description:
      'Name of a button that chooses the value of a condition; name is the value, count how many issues of the list have it',
  },
  condition: {
    id: 'issues.filter.condition',
    defaultMessage: '{column} {operator} {value}',
    description:
      'A condition above the list in words: “Name contains report”; column is a name that cannot be declined, operator such as “is equal to”, value what it compares with',
  },
  editAll: {
    id: 'issues.filter.editAll',
    defaultMessage: 'Edit conditions: {conditions}',
    description:
      'What screen readers say of the line above the list of a phone that tells the conditions: a press shows them with their buttons',
  },
  leftOut: {
    id: 'issues.filter.leftOut',
    defaultMessage: 'A view cannot hold this: {parts}',
    description:
      'Notice in the form that makes a view of the conditions above the list; parts are conditions in words, the names of a view whose conditions are unknown and of a project or folder, and the text that is searched for',
  },
  savedWithout: {
    id: 'issues.filter.savedWithout',
    defaultMessage: 'Saved. Conditions left out because their attribute was deleted: {count}',
    description:
      'Shown for some seconds after a view was saved that had conditions on attributes that there are no longer; count is how many',
  },
  status: {
    id: 'issues.filter.status',
    defaultMessage: '{shown, number} of {total, plural, one {# issue} other {# issues}}',
    description:
      'Status below a list with conditions above it: shown is how many issues meet them, total how many there are',
  },
  tooLong: {
    id: 'issues.filter.tooLong',
    defaultMessage: 'Lists of more than {limit, number} issues cannot be filtered.',
    description:
      'Notice below the conditions above a list that is too long for them; limit is the number of issues it may have',
  },
});
