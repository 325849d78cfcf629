import { defineMessages, type MessageValue } from 'react-intl';

/** Words about reports. */
export const reportMessages = defineMessages({
  addPersonal: {
    id: 'reports.addPersonal.title',
    defaultMessage: 'Add personal report',
    description: 'Command, and title of the form that creates a report for the user [menu]',
  },
  addPersonalPrompt: {
    id: 'reports.addPersonal.prompt',
    defaultMessage: 'Get a list of issues by email.',
    description: 'First line of the form that creates a report for the user',
  },
  addPublic: {
    id: 'reports.addPublic.title',
    defaultMessage: 'Add public report',
    description: 'Command, and title of the form that creates a report for all users [menu]',
  },
  addPublicPrompt: {
    id: 'reports.addPublic.prompt',
    defaultMessage: 'Send a list of issues to all users by email.',
    description: 'First line of the form that creates a report for all users',
  },
  changeReport: {
    id: 'reports.type.changes',
    defaultMessage: 'Change report',
    description: 'Kind of a report: what has changed in the issues',
  },
  daily: {
    id: 'reports.frequency.daily',
    defaultMessage: 'Daily',
    description: 'How often a report is sent: every day',
  },
  delete: {
    id: 'reports.delete.title',
    defaultMessage: 'Delete report',
    description: 'Command, and title of the question before a report is deleted [menu]',
  },
  edit: {
    id: 'reports.edit.title',
    defaultMessage: 'Edit report',
    description: 'Title of the form that changes kind and frequency of a report',
  },
  frequency: {
    id: 'reports.frequency.label',
    defaultMessage: 'Frequency',
    description: 'Caption of a column, and label of a choice: how often a report is sent [column]',
  },
  issueReport: {
    id: 'reports.type.issues',
    defaultMessage: 'Issue report',
    description: 'Kind of a report: the list of the issues',
  },
  noEmail: {
    id: 'reports.edit.noEmail',
    defaultMessage: 'Your account has no email address, so you will not receive this report.',
    description: 'Warning in the form of a report, which is sent by e-mail',
  },
  noPersonal: {
    id: 'reports.list.noPersonal',
    defaultMessage: 'You have no personal reports.',
    description: 'Shown in place of an empty list of the reports for the user',
  },
  noPublic: {
    id: 'reports.list.noPublic',
    defaultMessage: 'There are no public reports.',
    description: 'Shown in place of an empty list of the reports for all users',
  },
  personal: {
    id: 'reports.list.personal',
    defaultMessage: 'Personal reports',
    description: 'Heading above the reports for the user',
  },
  public: {
    id: 'reports.list.public',
    defaultMessage: 'Public reports',
    description: 'Heading above the reports for all users',
  },
  type: {
    id: 'reports.type.label',
    defaultMessage: 'Report type',
    description: 'Caption of a column, and label of a choice: the kind of a report [column]',
  },
  weekly: {
    id: 'reports.frequency.weekly',
    defaultMessage: 'Weekly',
    description: 'How often a report is sent: every week',
  },
});

/** What the pages are about to do; name and container are in bold. */
export const reportPrompts = defineMessages<{
  deletePersonal: { name: MessageValue };
  deletePersonalAt: { name: MessageValue; container: MessageValue };
  deletePublic: { name: MessageValue };
  deletePublicAt: { name: MessageValue; container: MessageValue };
  edit: { name: MessageValue };
  editAt: { name: MessageValue; container: MessageValue };
}>({
  deletePersonal: {
    id: 'reports.delete.promptPersonal',
    defaultMessage: 'Delete your report for {name}?',
    description: 'Question; name is a type of issues, perhaps with a view',
  },
  deletePersonalAt: {
    id: 'reports.delete.promptPersonalAt',
    defaultMessage: 'Delete your report for {name} in {container}?',
    description:
      'Question; name is a type of issues, perhaps with a view, container a project, perhaps with a folder',
  },
  deletePublic: {
    id: 'reports.delete.promptPublic',
    defaultMessage: 'Delete the public report for {name}?',
    description: 'Question; name is a type of issues, perhaps with a view',
  },
  deletePublicAt: {
    id: 'reports.delete.promptPublicAt',
    defaultMessage: 'Delete the public report for {name} in {container}?',
    description:
      'Question; name is a type of issues, perhaps with a view, container a project, perhaps with a folder',
  },
  edit: {
    id: 'reports.edit.prompt',
    defaultMessage: 'Select what is reported for {name}, and how often.',
    description: 'First line of a form; name is a type of issues, perhaps with a view',
  },
  editAt: {
    id: 'reports.edit.promptAt',
    defaultMessage: 'Select what is reported for {name} in {container}, and how often.',
    description:
      'First line of a form; name is a type of issues, perhaps with a view, container a project, perhaps with a folder',
  },
});
