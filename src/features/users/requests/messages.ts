import { defineMessages, type MessageValue } from 'react-intl';

/** Words about those who ask for an account. */
export const requestMessages = defineMessages({
  approve: {
    id: 'users.request.approve',
    defaultMessage: 'Approve',
    description: 'Command that grants a request for an account; verb',
  },
  approveTitle: {
    id: 'users.approveRequest.title',
    defaultMessage: 'Approve request',
    description: 'Title of the form that grants a request for an account',
  },
  created: {
    id: 'users.request.created',
    defaultMessage: 'Requested',
    description: 'Caption of a column, and label: when somebody asked for an account',
  },
  noProjects: {
    id: 'users.approveRequest.noProjects',
    defaultMessage: 'There are no projects yet that a member could be added to.',
    description: 'Shown in place of the projects that a new user can be made a member of',
  },
  none: {
    id: 'users.requests.none',
    defaultMessage: 'There are no requests waiting for an answer.',
    description: 'Shown in place of an empty list of those who ask for an account',
  },
  reject: {
    id: 'users.request.reject',
    defaultMessage: 'Reject',
    description: 'Command that refuses a request for an account; verb',
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
      'Title of the list of those who ask for an account, and of the button and links that lead to it',
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
      'Give {name} an account, and a membership in the projects chosen here. An e-mail will say so.',
    description:
      'First line of the form that grants a request for an account; name is that of the person',
  },
  reject: {
    id: 'users.rejectRequest.prompt',
    defaultMessage: 'Refuse {name} an account? An e-mail will say so.',
    description: 'Question before a request for an account is refused; name is that of the person',
  },
});
