import { defineMessages, type MessageValue } from 'react-intl';

/** Words about the mailboxes from which the server makes issues. */
export const inboxMessages = defineMessages({
  addPrompt: {
    id: 'settings.addInbox.prompt',
    defaultMessage: 'The server will turn messages in a mailbox into issues and comments.',
    description: 'First line of the form that adds a mailbox',
  },
  allowExternal: {
    id: 'settings.inbox.allowExternal',
    defaultMessage: 'Accept messages from people without an account',
    description: 'Check box',
  },
  attachments: {
    id: 'settings.inbox.attachments',
    defaultMessage: 'Text with separate attachments',
    description: 'How a received message is kept',
  },
  defaultFolder: {
    id: 'settings.inbox.targetFolder',
    defaultMessage: 'Target folder',
    description: 'Heading above fields that say where issues are created',
  },
  delete: {
    id: 'settings.deleteInbox.title',
    defaultMessage: 'Delete inbox',
    description: 'Command, and title of the question before a mailbox is forgotten [menu]',
  },
  edit: {
    id: 'settings.editInbox.title',
    defaultMessage: 'Edit inbox',
    description: 'Title of the form that changes a mailbox',
  },
  eml: {
    id: 'settings.inbox.eml',
    defaultMessage: 'Whole message as one EML attachment',
    description: 'How a received message is kept',
  },
  engine: {
    id: 'settings.inbox.engine',
    defaultMessage: 'Server type',
    description: 'Label of a choice: how the mailbox is read',
  },
  externalUsers: {
    id: 'settings.inbox.externalUsers',
    defaultMessage: 'External users',
    description: 'Heading above fields about senders without an account',
  },
  format: {
    id: 'settings.inbox.format',
    defaultMessage: 'Format',
    description: 'Label of a list: how a received message is kept',
  },
  leaveMessages: {
    id: 'settings.inbox.leaveMessages',
    defaultMessage: 'Keep processed messages in the mailbox',
    description: 'Check box',
  },
  mailbox: {
    id: 'settings.inbox.mailbox',
    defaultMessage: 'Mailbox name',
    description: 'Label of a field: a folder of the mail server, such as INBOX',
  },
  mapFolder: {
    id: 'settings.inbox.mapFolder',
    defaultMessage: 'Choose the folder by the message’s address',
    description:
      'Check box: by an extension of the address, such as inbox+project-folder@example.com',
  },
  messageFormat: {
    id: 'settings.inbox.messages',
    defaultMessage: 'Messages',
    description: 'Heading above a list: how received messages are kept',
  },
  noFolder: {
    id: 'settings.inbox.noFolder',
    defaultMessage: 'No folder',
    description: 'First entry of the list of folders',
  },
  noProject: {
    id: 'settings.inbox.noProject',
    defaultMessage: 'No project',
    description: 'First entry of the list of projects',
  },
  noRobot: {
    id: 'settings.inbox.noRobot',
    defaultMessage: 'Select a user',
    description: 'First entry of the list of users',
  },
  noValidate: {
    id: 'settings.inbox.noValidate',
    defaultMessage: 'Do not verify the mail server’s certificate',
    description: 'Check box',
  },
  passed: {
    id: 'settings.inbox.testPassed',
    defaultMessage: 'The mailbox can be read.',
    description: 'Shown after a mailbox was tried out',
  },
  respond: {
    id: 'settings.inbox.respond',
    defaultMessage: 'Reply to the sender when an issue is created',
    description: 'Check box',
  },
  robot: {
    id: 'settings.inbox.robot',
    defaultMessage: 'Create issues on behalf of',
    description:
      'Label of a list of users, who complete it: whoever is chosen becomes the author of issues from senders without an account',
  },
  sending: {
    id: 'settings.inbox.sending',
    defaultMessage: 'Replies to the sender',
    description: 'Heading above check boxes',
  },
  serverConfiguration: {
    id: 'settings.inbox.server',
    defaultMessage: 'Server configuration',
    description: 'Heading above the settings of the mail server',
  },
  subscribe: {
    id: 'settings.inbox.subscribe',
    defaultMessage: 'Subscribe the sender to the issue',
    description: 'Check box',
  },
  test: {
    id: 'settings.inbox.test',
    defaultMessage: 'Test the connection',
    description: 'Button that tries the settings out without saving them [button]',
  },
});

/** Prompts; name is the address of the mailbox, in bold. */
export const inboxPrompts = defineMessages<{
  delete: { name: MessageValue };
}>({
  delete: {
    id: 'settings.deleteInbox.prompt',
    defaultMessage: 'Delete the inbox {name}?',
    description: 'Question before a mailbox is forgotten; name is its address',
  },
});
