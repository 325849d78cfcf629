import { defineMessages } from 'react-intl';

/** Commands and words for several issues at once. */
export const bulkMessages = defineMessages({
  changed: {
    id: 'issues.bulk.changed',
    defaultMessage: 'Someone else changed this in the meantime.',
    description: 'Why one of several issues was not changed',
  },
  copyLinks: {
    id: 'issues.bulk.copyLinks',
    defaultMessage: 'Copy links',
    description: 'Command: copies numbers, names and addresses of the selected issues; verb [menu]',
  },
  copyMarkdown: {
    id: 'issues.bulk.copyMarkdown',
    defaultMessage: 'Copy as Markdown',
    description:
      'Command: copies the rows of the selected issues as a table in the text format Markdown; verb [menu]',
  },
  copyTable: {
    id: 'issues.bulk.copyTable',
    defaultMessage: 'Copy as table',
    description: 'Command: copies the rows of the selected issues for a spreadsheet; verb [menu]',
  },
  pause: {
    id: 'issues.bulk.pause',
    defaultMessage: 'Pause',
    description: 'Button that pauses a change of many issues; verb [button]',
  },
  resume: {
    id: 'issues.bulk.resume',
    defaultMessage: 'Continue',
    description: 'Button that goes on with a change of many issues after a pause; verb [button]',
  },
  stop: {
    id: 'issues.bulk.stop',
    defaultMessage: 'Stop',
    description:
      'Button that ends a change of many issues before it is done; what was changed stays so; verb [button]',
  },
  toBar: {
    id: 'issues.bulk.toBar',
    defaultMessage: 'Act on the selection',
    description:
      'Command that moves the keyboard to the bar of commands for the selected issues; verb [menu]',
  },
});

/** Sentences with values. */
export const bulkSentences = defineMessages<{
  copied: { count: number };
  included: { count: number; missing: number };
  preview: { change: number; same: number; refused: number };
  result: { done: number; same: number; refused: number };
  showMore: { count: number };
  unfit: { count: number };
}>({
  copied: {
    id: 'issues.bulk.copied',
    defaultMessage: '{count, plural, one {# issue copied} other {# issues copied}}',
    description: 'Read out when issues were copied to the clipboard; count is their number',
  },
  included: {
    id: 'issues.bulk.included',
    defaultMessage: 'Included: {count, number}, no longer in this list: {missing, number}',
    description:
      'Shown when selected issues were copied or exported and some of them were not found any more: count is how many issues the copy holds, missing how many selected ones the list does not have any more, as they were deleted or moved',
  },
  preview: {
    id: 'issues.bulk.preview',
    defaultMessage:
      'Affected: {change, number}, already so: {same, number}, not permitted: {refused, number}',
    description:
      'What will happen to the selected issues: change is how many change, same how many have the value already, refused how many the user may not change',
  },
  result: {
    id: 'issues.bulk.result',
    defaultMessage: 'Done: {done, number}, already so: {same, number}, refused: {refused, number}',
    description:
      'What has happened to the selected issues: done is how many were changed, same how many had the value already, refused how many the server refused to change',
  },
  showMore: {
    id: 'issues.bulk.showMore',
    defaultMessage: 'Show more: {count, number}',
    description:
      'Button below a list of issues that were refused, of which only the first are shown; count is how many are not shown; verb [button]',
  },
  unfit: {
    id: 'issues.bulk.unfit',
    defaultMessage: 'Value not possible: {count, number}',
    description:
      'Beside what will happen to the selected issues: count is how many of them cannot have the value, as it breaks a rule of the attribute or names somebody who is no member of the project',
  },
});
