import { defineMessages } from '@formatjs/intl';

/** Titles and explanations of error pages. */
export const errorPageMessages = defineMessages({
  badRequestTitle: {
    id: 'server.pages.error.badRequest.title',
    defaultMessage: 'Bad request',
    description: 'Title of an error page: the browser sent something that makes no sense',
  },
  badRequest: {
    id: 'server.pages.error.badRequest.message',
    defaultMessage: 'The server did not understand the request.',
    description: 'Error page: the browser sent something that makes no sense',
  },
  failureTitle: {
    id: 'server.pages.error.failure.title',
    defaultMessage: 'Server error',
    description: 'Title of an error page: something failed in the server',
  },
  failure: {
    id: 'server.pages.error.failure.message',
    defaultMessage:
      'Something went wrong on the server. Try again. If it happens again, tell an administrator.',
    description: 'Error page: something failed in the server',
  },
  forbiddenTitle: {
    id: 'server.pages.error.forbidden.title',
    defaultMessage: 'Refused',
    description: 'Title of an error page: a form came from another site',
  },
  forbidden: {
    id: 'server.pages.error.forbidden.message',
    defaultMessage: 'The form was sent from another site. Open it here and try again.',
    description: 'Error page: a form came from another site, which may be an attack',
  },
  notFoundTitle: {
    id: 'server.pages.error.notFound.title',
    defaultMessage: 'Page not found',
    description: 'Title of an error page: unknown address',
  },
  notFound: {
    id: 'server.pages.error.notFound.message',
    defaultMessage: 'There is nothing at this address.',
    description: 'Error page: unknown address',
  },
  unavailableTitle: {
    id: 'server.pages.error.unavailable.title',
    defaultMessage: 'Server not available',
    description: 'Title of an error page: the database of the server does not answer',
  },
  unavailable: {
    id: 'server.pages.error.unavailable.message',
    defaultMessage:
      'The server cannot answer at the moment. Try again in a minute; if it goes on, tell an administrator.',
    description: 'Error page: the database of the server does not answer',
  },
  unknownFileTitle: {
    id: 'server.pages.error.unknownFile.title',
    defaultMessage: 'File not found',
    description: 'Title of an error page: the attached file is unknown',
  },
  unknownFile: {
    id: 'server.pages.error.unknownFile.message',
    defaultMessage: 'The file does not exist, or you do not have permission to see it.',
    description: 'Error page: the attached file is unknown',
  },
});
