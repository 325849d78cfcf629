import { defineMessages, type MessageValue } from 'react-intl';

/** Words about those who ask for an account. */
export const requestMessages = defineMessages({
  approve: {
    id: 'users.request.approve',
    defaultMessage: 'Approve',
    description: 'Command that grants a request for an account; verb [menu]',
  },
  approveTitle: {
    id: 'users.approveRequest.title',
    defaultMessage: 'Approve request',
    description: 'Title of the form that grants a request for an account',
  },
  created: {
    id: 'users.request.created',
    defaultMessage: 'Requested',
    description: 'Caption of a column, and label: when somebody asked for an account [column]',
  },
  noProjects: {
    id: 'users.approveRequest.noProjects',
    defaultMessage: 'There are no projects to add members to yet.',
    description: 'Shown in place of the projects that a new user can be made a member of',
  },
  none: {
    id: 'users.requests.none',
    defaultMessage: 'There are no pending requests.',
    description: 'Shown in place of an empty list of those who ask for an account',
  },
  reject: {
    id: 'users.request.reject',
    defaultMessage: 'Reject',
    description: 'Command that refuses a request for an account; verb [menu]',
  },
  rejectTitle: {
    id: 'users.rejectRequest.title',
    defaultMessage: 'Reject request',
    description: 'Title of the question before a request for an account is refused',
  },
  requests: {
    id: 'users.requests.title',
    defaultMessage: 'Registration requests',
    description:
      'Title of the list of those who ask for an account, and of the button and links that lead to it [button]',
  },
});

/** What the pages are about to do; `name` is that of the person, in bold. */
export const requestPrompts = defineMessages<{
  approve: { name: MessageValue };
  reject: { name: MessageValue };
}>({
  approve: {
    id: 'users.approveRequest.prompt',
    defaultMessage:
      'Create an account for {name} and add them to the selected projects. They will be told by email.',
    description:
      'First line of the form that grants a request for an account; name is that of the person',
  },
  reject: {
    id: 'users.rejectRequest.prompt',
    defaultMessage: 'Reject the request from {name}? They will be told by email.',
    description: 'Question before a request for an account is refused; name is that of the person',
  },
});
