import { defineMessages } from '@formatjs/intl';

/** What the event log says, in the language of the server. */
export const eventMessages = defineMessages({
  alertAdded: {
    id: 'server.event.alert.added',
    defaultMessage: 'Public alert added',
    description: 'An entry of the event log; an alert for all users',
  },
  alertDeleted: {
    id: 'server.event.alert.deleted',
    defaultMessage: 'Public alert deleted',
    description: 'An entry of the event log; an alert for all users',
  },
  attributeAdded: {
    id: 'server.event.attribute.added',
    defaultMessage: 'Attribute added to type {type}: {attribute}',
    description: 'An entry of the event log; type and attribute are names',
  },
  attributeChanged: {
    id: 'server.event.attribute.changed',
    defaultMessage: 'Attribute edited: {attribute}',
    description: 'An entry of the event log; attribute is its name',
  },
  attributeDeleted: {
    id: 'server.event.attribute.deleted',
    defaultMessage: 'Attribute deleted: {attribute}',
    description: 'An entry of the event log; attribute is its name',
  },
  attributeReordered: {
    id: 'server.event.attribute.reordered',
    defaultMessage: 'Attributes reordered in type {type}',
    description: 'An entry of the event log; type is the name of an issue type',
  },
  commentDeleted: {
    id: 'server.event.comment.deleted',
    defaultMessage: 'Comment #{comment} deleted from issue {issue}',
    description:
      'An entry of the event log; comment is a number; issue is the number and the name of an issue',
  },
  commentEdited: {
    id: 'server.event.comment.edited',
    defaultMessage: 'Comment #{comment} edited in issue {issue}',
    description:
      'An entry of the event log; comment is a number; issue is the number and the name of an issue',
  },
  descriptionDeleted: {
    id: 'server.event.description.deleted',
    defaultMessage: 'Description of issue {issue} deleted',
    description: 'An entry of the event log; issue is the number and the name of an issue',
  },
  descriptionEdited: {
    id: 'server.event.description.edited',
    defaultMessage: 'Description of issue {issue} edited',
    description: 'An entry of the event log; issue is the number and the name of an issue',
  },
  fileDeleted: {
    id: 'server.event.file.deleted',
    defaultMessage: 'File deleted from issue {issue}: {file}',
    description:
      'An entry of the event log; file is its name; issue is the number and the name of an issue',
  },
  fileEdited: {
    id: 'server.event.file.edited',
    defaultMessage: 'File edited in issue {issue}: {file}',
    description:
      'An entry of the event log; file is its name; issue is the number and the name of an issue',
  },
  folderAdded: {
    id: 'server.event.folder.added',
    defaultMessage: 'Folder added to project {project}: {folder}',
    description: 'An entry of the event log; project and folder are names',
  },
  folderDeleted: {
    id: 'server.event.folder.deleted',
    defaultMessage: 'Folder deleted: {folder}',
    description: 'An entry of the event log; folder is its name',
  },
  folderMoved: {
    id: 'server.event.folder.moved',
    defaultMessage: 'Folder moved to project {project}: {folder}',
    description: 'An entry of the event log; project and folder are names',
  },
  folderRenamed: {
    id: 'server.event.folder.renamed',
    defaultMessage: 'Folder renamed from {old} to {folder}',
    description: 'An entry of the event log; old and folder are the old and the new name',
  },
  inboxAdded: {
    id: 'server.event.inbox.added',
    defaultMessage: 'Inbox added: {email}',
    description: 'An entry of the event log; email is the address of the inbox',
  },
  inboxChanged: {
    id: 'server.event.inbox.changed',
    defaultMessage: 'Inbox edited: {email}',
    description: 'An entry of the event log; email is the address of the inbox',
  },
  inboxDeleted: {
    id: 'server.event.inbox.deleted',
    defaultMessage: 'Inbox deleted: {email}',
    description: 'An entry of the event log; email is the address of the inbox',
  },
  issueDeleted: {
    id: 'server.event.issue.deleted',
    defaultMessage: 'Issue deleted: {issue}',
    description: 'An entry of the event log; issue is the number and the name of an issue',
  },
  issueEdited: {
    id: 'server.event.issue.edited',
    defaultMessage: 'Issue edited: {issue}',
    description: 'An entry of the event log; issue is the number and the name of an issue',
  },
  issueMoved: {
    id: 'server.event.issue.moved',
    defaultMessage: 'Issue moved to folder {folder}: {issue}',
    description:
      'An entry of the event log; issue is the number and the name of an issue; folder is a name',
  },
  issuesExported: {
    id: 'server.event.issues.exported',
    defaultMessage: 'Issues of type {type} exported: {count}',
    description:
      'An entry of the event log; somebody saved a list of issues as a file; type is the name of an issue type, count is a number',
  },
  leftOut: {
    id: 'server.event.leftOut',
    defaultMessage: '{count, plural, one {# more entry is} other {# more entries are}} not listed',
    description:
      'An entry of the event log; count is a number: more happened within a minute than is listed one by one',
  },
  loginFailed: {
    id: 'server.event.user.loginFailed',
    defaultMessage: 'Login failed: {login}',
    description:
      'An entry of the event log; login is what was typed by somebody who could not log in',
  },
  memberAdministrator: {
    id: 'server.event.member.administrator',
    defaultMessage: 'Made administrator of project {project}: {user}',
    description: 'An entry of the event log; project and user are names',
  },
  memberRegular: {
    id: 'server.event.member.regular',
    defaultMessage: 'Made regular member of project {project}: {user}',
    description: 'An entry of the event log; project and user are names',
  },
  memberRemoved: {
    id: 'server.event.member.removed',
    defaultMessage: 'Removed from project {project}: {user}',
    description: 'An entry of the event log; project and user are names',
  },
  projectAdded: {
    id: 'server.event.project.added',
    defaultMessage: 'Project added: {project}',
    description: 'An entry of the event log; project is its name',
  },
  projectArchived: {
    id: 'server.event.project.archived',
    defaultMessage: 'Project archived: {project}',
    description: 'An entry of the event log; project is its name',
  },
  projectDeleted: {
    id: 'server.event.project.deleted',
    defaultMessage: 'Project deleted: {project}',
    description: 'An entry of the event log; project is its name',
  },
  projectDescriptionDeleted: {
    id: 'server.event.projectDescription.deleted',
    defaultMessage: 'Description of project {project} deleted',
    description: 'An entry of the event log; project is its name',
  },
  projectDescriptionEdited: {
    id: 'server.event.projectDescription.edited',
    defaultMessage: 'Description of project {project} edited',
    description: 'An entry of the event log; project is its name',
  },
  projectPublic: {
    id: 'server.event.project.public',
    defaultMessage: 'Project made public: {project}',
    description: 'An entry of the event log; project is its name',
  },
  projectRegular: {
    id: 'server.event.project.regular',
    defaultMessage: 'Project made members-only: {project}',
    description:
      'An entry of the event log; project is its name; only its members see a regular project',
  },
  projectRenamed: {
    id: 'server.event.project.renamed',
    defaultMessage: 'Project renamed from {old} to {project}',
    description: 'An entry of the event log; old and project are the old and the new name',
  },
  projectRestored: {
    id: 'server.event.project.restored',
    defaultMessage: 'Project restored: {project}',
    description: 'An entry of the event log; project is its name; it comes back from the archive',
  },
  registrationApproved: {
    id: 'server.event.registration.approved',
    defaultMessage: 'Registration approved: {user}',
    description: 'An entry of the event log; user is the name of a person who asked for an account',
  },
  registrationRejected: {
    id: 'server.event.registration.rejected',
    defaultMessage: 'Registration rejected: {user}',
    description: 'An entry of the event log; user is the name of a person who asked for an account',
  },
  repeated: {
    id: 'server.event.repeated',
    defaultMessage: '{count, plural, one {# time} other {# times}} within a minute',
    description:
      'The last line of an entry of the event log; count is a number: how often the same has happened',
  },
  reportAdded: {
    id: 'server.event.report.added',
    defaultMessage: 'Public report added',
    description: 'An entry of the event log; a report for all users',
  },
  reportChanged: {
    id: 'server.event.report.changed',
    defaultMessage: 'Public report edited',
    description: 'An entry of the event log; a report for all users',
  },
  reportDeleted: {
    id: 'server.event.report.deleted',
    defaultMessage: 'Public report deleted',
    description: 'An entry of the event log; a report for all users',
  },
  serverInstalled: {
    id: 'server.event.server.installed',
    defaultMessage: 'The server was installed',
    description: 'An entry of the event log; the first event of all',
  },
  serverRefused: {
    id: 'server.event.server.refused',
    defaultMessage: 'The call {operation} was refused',
    description:
      'An entry of the event log; operation is a technical name; the number and the English name of an error follow in the next line',
  },
  serverTasks: {
    id: 'server.event.server.tasks',
    defaultMessage: 'The scheduled tasks have run',
    description: 'An entry of the event log; what the server does by itself from time to time',
  },
  settingsChanged: {
    id: 'server.event.settings.changed',
    defaultMessage: 'Settings changed: {settings}',
    description: 'An entry of the event log; settings is a list of technical names',
  },
  typeAdded: {
    id: 'server.event.type.added',
    defaultMessage: 'Type added: {type}',
    description: 'An entry of the event log; type is the name of an issue type',
  },
  typeDefaultView: {
    id: 'server.event.type.defaultView',
    defaultMessage: 'Default view of type {type} edited',
    description: 'An entry of the event log; type is the name of an issue type',
  },
  typeDeleted: {
    id: 'server.event.type.deleted',
    defaultMessage: 'Type deleted: {type}',
    description: 'An entry of the event log; type is the name of an issue type',
  },
  typeRenamed: {
    id: 'server.event.type.renamed',
    defaultMessage: 'Type renamed from {old} to {type}',
    description:
      'An entry of the event log; old and type are the old and the new name of an issue type',
  },
  userAdded: {
    id: 'server.event.user.added',
    defaultMessage: 'User added: {user}',
    description: 'An entry of the event log; user is the name of a person',
  },
  userAdministrator: {
    id: 'server.event.user.administrator',
    defaultMessage: 'Made system administrator: {user}',
    description: 'An entry of the event log; user is the name of a person',
  },
  userChanged: {
    id: 'server.event.user.changed',
    defaultMessage: 'User edited: {user}',
    description:
      'An entry of the event log; user is the name of a person whose name, login, e-mail address or language was changed',
  },
  userDisabled: {
    id: 'server.event.user.disabled',
    defaultMessage: 'User disabled: {user}',
    description:
      'An entry of the event log; user is the name of a person who cannot log in any more',
  },
  userLinked: {
    id: 'server.event.user.linked',
    defaultMessage: 'Password link sent: {user}',
    description:
      'An entry of the event log; user is the name of a person who gets an e-mail with a link for choosing a password',
  },
  userLoggedIn: {
    id: 'server.event.user.loggedIn',
    defaultMessage: 'User logged in: {login}',
    description: 'An entry of the event log; login is the name with which somebody has logged in',
  },
  userLoggedOut: {
    id: 'server.event.user.loggedOut',
    defaultMessage: 'User logged out: {login}',
    description: 'An entry of the event log; login is the name with which somebody had logged in',
  },
  userPassword: {
    id: 'server.event.user.password',
    defaultMessage: 'Password changed: {user}',
    description: 'An entry of the event log; user is the name of a person',
  },
  userRegular: {
    id: 'server.event.user.regular',
    defaultMessage: 'Made regular user: {user}',
    description:
      'An entry of the event log; user is the name of a person, who is no administrator and may log in',
  },
  viewAdded: {
    id: 'server.event.view.added',
    defaultMessage: 'Public view added: {view}',
    description: 'An entry of the event log; view is its name',
  },
  viewChanged: {
    id: 'server.event.view.changed',
    defaultMessage: 'Public view edited: {view}',
    description: 'An entry of the event log; view is its name',
  },
  viewDeleted: {
    id: 'server.event.view.deleted',
    defaultMessage: 'Public view deleted: {view}',
    description: 'An entry of the event log; view is its name',
  },
  viewPersonal: {
    id: 'server.event.view.personal',
    defaultMessage: 'View made personal: {view}',
    description: 'An entry of the event log; view is its name',
  },
  viewPublished: {
    id: 'server.event.view.published',
    defaultMessage: 'View published: {view}',
    description: 'An entry of the event log; view is its name; it becomes public',
  },
});
