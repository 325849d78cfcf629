import { defineMessages, type MessageValue } from 'react-intl';

/** Words about alerts. */
export const alertMessages = defineMessages({
  addPersonal: {
    id: 'alerts.addPersonal.title',
    defaultMessage: 'Add personal alert',
    description: 'Command, and title of the form that creates an alert of the user [menu]',
  },
  addPersonalPrompt: {
    id: 'alerts.addPersonal.prompt',
    defaultMessage: 'Select a list of issues. You will be told when it has unread issues.',
    description: 'First line of the form that creates an alert of the user',
  },
  addPublic: {
    id: 'alerts.addPublic.title',
    defaultMessage: 'Add public alert',
    description: 'Command, and title of the form that creates an alert for all users [menu]',
  },
  addPublicPrompt: {
    id: 'alerts.addPublic.prompt',
    defaultMessage: 'Select a list of issues. Everyone will be told when it has unread issues.',
    description: 'First line of the form that creates an alert for all users',
  },
  delete: {
    id: 'alerts.delete.title',
    defaultMessage: 'Delete alert',
    description: 'Command, and title of the question before an alert is deleted [menu]',
  },
  noPersonal: {
    id: 'alerts.list.noPersonal',
    defaultMessage: 'You have no personal alerts.',
    description: 'Shown in place of an empty list of the alerts of the user',
  },
  noPublic: {
    id: 'alerts.list.noPublic',
    defaultMessage: 'There are no public alerts.',
    description: 'Shown in place of an empty list of the alerts for all users',
  },
  personal: {
    id: 'alerts.list.personal',
    defaultMessage: 'Personal alerts',
    description: 'Heading above the alerts of the user',
  },
  public: {
    id: 'alerts.list.public',
    defaultMessage: 'Public alerts',
    description: 'Heading above the alerts for all users',
  },
});

/** Questions before an alert is deleted; name and container are in bold. */
export const alertPrompts = defineMessages<{
  deletePersonal: { name: MessageValue };
  deletePersonalAt: { name: MessageValue; container: MessageValue };
  deletePublic: { name: MessageValue };
  deletePublicAt: { name: MessageValue; container: MessageValue };
}>({
  deletePersonal: {
    id: 'alerts.delete.promptPersonal',
    defaultMessage: 'Delete your alert for {name}?',
    description: 'Question; name is a type of issues, perhaps with a view',
  },
  deletePersonalAt: {
    id: 'alerts.delete.promptPersonalAt',
    defaultMessage: 'Delete your alert for {name} in {container}?',
    description:
      'Question; name is a type of issues, perhaps with a view, container a project, perhaps with a folder',
  },
  deletePublic: {
    id: 'alerts.delete.promptPublic',
    defaultMessage: 'Delete the public alert for {name}?',
    description: 'Question; name is a type of issues, perhaps with a view',
  },
  deletePublicAt: {
    id: 'alerts.delete.promptPublicAt',
    defaultMessage: 'Delete the public alert for {name} in {container}?',
    description:
      'Question; name is a type of issues, perhaps with a view, container a project, perhaps with a folder',
  },
});
