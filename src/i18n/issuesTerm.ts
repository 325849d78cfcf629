import { defineMessages } from 'react-intl';

/** Names the list also before the client is there, so it stands apart from the other terms (decision 042). */
export const issuesTerm = defineMessages({
  issues: {
    id: 'common.term.issues',
    defaultMessage: 'Issues',
    description:
      'Name of the list of issues; label and caption of a column for which issues an alert or report covers [column]',
  },
});
