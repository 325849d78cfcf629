import { defineMessages } from 'react-intl';

/** The check boxes of rows, which come before the commands for them. */
export const tickSentences = defineMessages<{ selectRow: { issueId: string } }>({
  selectRow: {
    id: 'issues.rows.selectRow',
    defaultMessage: 'Select #{issueId}',
    description:
      'Name of the check box of an issue in the list; issueId is its number; verb [button]',
  },
});
