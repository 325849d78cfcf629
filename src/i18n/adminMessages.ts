import { defineMessages, type MessageValue } from 'react-intl';

/** Words that several areas of the administration share; not part of the first load. */
export const adminMessages = defineMessages({
  access: {
    id: 'admin.access.label',
    defaultMessage: 'Access',
    description: 'Caption of a column, and label of a choice: what a user may do; noun [column]',
  },
  details: {
    id: 'common.property.details',
    defaultMessage: 'Details',
    description: 'Heading above the properties of something',
  },
  emailAddress: {
    id: 'common.property.emailAddress',
    defaultMessage: 'Email address',
    description:
      'Label, and caption of a column: the e-mail address of a person or of a mailbox [column]',
  },
  folders: {
    id: 'projects.folders.title',
    defaultMessage: 'Folders',
    description: 'Heading above the folders of a project, or of all projects',
  },
  globalAccess: {
    id: 'common.property.globalAccess',
    defaultMessage: 'Global access',
    description:
      'Heading, title and label: what holds without a membership: who may see a project, or what a user may do',
  },
  kind: {
    id: 'common.property.kind',
    defaultMessage: 'Type',
    description:
      'Label, and caption of a column: the kind of an attribute (text, date), of an event or of a mail server; not the type of issues [column]',
  },
  language: {
    id: 'common.property.language',
    defaultMessage: 'Language',
    description: 'Label of the language of a user or of the server',
  },
  memberAdministrator: {
    id: 'admin.access.memberAdministrator',
    defaultMessage: 'Project administrator',
    description: 'Access of a user to a project: may change it and its members',
  },
  memberRegular: {
    id: 'admin.access.memberRegular',
    defaultMessage: 'Regular member',
    description: 'Access of a user to a project: an ordinary member',
  },
  password: {
    id: 'common.property.password',
    defaultMessage: 'Password',
    description: 'Label of the field for a password',
  },
  personName: {
    id: 'common.property.personName',
    defaultMessage: 'Name',
    description: 'Label, and caption of a column: the name of a person [column]',
  },
  scheduledTasks: {
    id: 'admin.cron.title',
    defaultMessage: 'Scheduled tasks',
    description:
      'Heading and title: what the server does by itself from time to time; also a type of events',
  },
  user: {
    id: 'common.property.user',
    defaultMessage: 'User',
    description:
      'Label: who caused an event; also the type of an attribute that holds the name of a user',
  },
});

/** What the pages about the membership of a user in a project are about to do; names are in bold. */
export const membershipPrompts = defineMessages<{
  edit: { user: MessageValue; project: MessageValue };
  remove: { name: MessageValue; container: MessageValue };
}>({
  edit: {
    id: 'admin.membership.editPrompt',
    defaultMessage: 'Select what {user} may do in the project {project}.',
    description:
      'First line of the form that changes what a member may do; user and project are names',
  },
  remove: {
    id: 'admin.membership.removePrompt',
    defaultMessage: 'Remove {name} from the project {container}?',
    description:
      'Question before a user is no longer a member of a project; name is that of the user, container that of the project',
  },
});
