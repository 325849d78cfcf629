import { defineMessages } from 'react-intl';

/** Words of the columns of a list; not part of the first load. */
export const columnsMessages = defineMessages({
  choose: {
    id: 'issues.columns.choose',
    defaultMessage: 'Columns…',
    description:
      'Command of the list and of a caption: opens the window in which columns are shown, hidden and put in order [button]',
  },
  fit: {
    id: 'issues.columns.fit',
    defaultMessage: 'Fit to content',
    description: 'Command of a caption: makes the column as wide as what stands in it',
  },
  hide: {
    id: 'issues.columns.hide',
    defaultMessage: 'Hide column',
    description: 'Command of a caption: the list no longer shows the column',
  },
  keep: {
    id: 'issues.columns.keep',
    defaultMessage: 'Keep in this view',
    description: 'Command: saves the columns of the list in the personal view it shows [button]',
  },
  keepForAll: {
    id: 'issues.columns.keepForAll',
    defaultMessage: 'Keep in this view for everyone',
    description:
      'Command of administrators: saves the columns of the list in the public view it shows [button]',
  },
  kept: {
    id: 'issues.columns.kept',
    defaultMessage: 'The view now has these columns.',
    description: 'Shown for some seconds after the columns of the list were saved in its view',
  },
  moveBack: {
    id: 'issues.columns.moveBack',
    defaultMessage: 'Move left',
    description:
      'Command of a caption: the column changes places with the one before it, which is at its right in languages that are written from right to left',
  },
  moveOn: {
    id: 'issues.columns.moveOn',
    defaultMessage: 'Move right',
    description:
      'Command of a caption: the column changes places with the one after it, which is at its left in languages that are written from right to left',
  },
  notKept: {
    id: 'issues.columns.notKept',
    defaultMessage: 'Not saved: someone has changed the view since.',
    description:
      'Shown for some seconds after one has left the list whose columns were to be kept in its view, and the view had other columns by then',
  },
  pin: {
    id: 'issues.columns.pin',
    defaultMessage: 'Pin column',
    description:
      'Command of a caption: the column stays in view beside the name when the list is scrolled sideways',
  },
  reset: {
    id: 'issues.columns.reset',
    defaultMessage: 'Reset columns',
    description:
      'Command: shows the columns of the view again, in its order and as wide as they are by themselves [button]',
  },
  resize: {
    id: 'issues.columns.resize',
    defaultMessage: 'Change width',
    description: 'Command of a caption: goes to the border of the column, which arrow keys move',
  },
  sortDown: {
    id: 'issues.columns.sortDown',
    defaultMessage: 'Sort descending',
    description: 'Command of a caption: greatest or latest first',
  },
  sortUp: {
    id: 'issues.columns.sortUp',
    defaultMessage: 'Sort ascending',
    description: 'Command of a caption: smallest or earliest first',
  },
  unpin: {
    id: 'issues.columns.unpin',
    defaultMessage: 'Unpin column',
    description: 'Command of a caption: the column no longer stays in view',
  },
  wereReset: {
    id: 'issues.columns.wereReset',
    defaultMessage: 'Columns reset',
    description:
      'Read out by screen readers after the columns of the list were put back by “Reset columns”',
  },
  width: {
    id: 'issues.columns.width',
    defaultMessage: 'Width in pixels',
    description: 'Over the fields for the widths of columns; empty, a column follows its content',
  },
});

export const columnsSentences = defineMessages<{
  pinNamed: { name: string };
  hidden: { name: string };
  shown: { name: string };
}>({
  hidden: {
    id: 'issues.columns.hidden',
    defaultMessage: '{name} hidden',
    description:
      'Read out by screen readers after a column of the list was hidden; name is that of the column, and cannot be declined',
  },
  pinNamed: {
    id: 'issues.columns.pinNamed',
    defaultMessage: 'Pin {name}',
    description:
      'Tooltip of the switch that keeps a column in view beside the name; name is that of the column, and cannot be declined',
  },
  shown: {
    id: 'issues.columns.shown',
    defaultMessage: '{name} shown',
    description:
      'Read out by screen readers after a column of the list was shown again; name is that of the column, and cannot be declined',
  },
});
