import { defineMessages } from '@formatjs/intl';

/** Texts of reports. */
export const reportMessages = defineMessages({
  changesSubject: {
    id: 'server.mail.report.changes.subject',
    defaultMessage: '{server}: changes in {view}',
    description:
      'Subject of a daily or weekly e-mail about changed issues; server is the name of the tracker, view names a type of issues and a view',
  },
  changesReason: {
    id: 'server.mail.report.changes.reason',
    defaultMessage: 'These issues were changed since the last report:',
    description:
      'Daily or weekly e-mail about changed issues: the first sentence after the greeting; issues and their changes follow',
  },
  issuesSubject: {
    id: 'server.mail.report.issues.subject',
    defaultMessage: '{server}: issues in {view}',
    description:
      'Subject of a daily or weekly e-mail that lists issues; server is the name of the tracker, view names a type of issues and a view',
  },
  issuesReason: {
    id: 'server.mail.report.issues.reason',
    defaultMessage: 'These issues are in the list now:',
    description:
      'Daily or weekly e-mail that lists the issues of a view: the first sentence after the greeting; they follow',
  },
});
