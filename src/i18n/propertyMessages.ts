import { defineMessages } from 'react-intl';

/** Labels and headings that several windows have; not part of the first load. */
export const propertyMessages = defineMessages({
  attributes: {
    id: 'common.property.attributes',
    defaultMessage: 'Attributes',
    description:
      'Heading above the attributes of an issue or an issue type: the values that issues of the type have',
  },
  columns: {
    id: 'common.property.columns',
    defaultMessage: 'Columns',
    description: 'Heading, caption and label: the columns of a list',
  },
  description: {
    id: 'common.property.description',
    defaultMessage: 'Description',
    description:
      'Heading above, and label of, the text that describes an issue, a project or a file',
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
  location: {
    id: 'common.property.location',
    defaultMessage: 'Location',
    description:
      'Label, and caption of a column: the project and the folder that issues are in [column]',
  },
  markup: {
    id: 'common.property.markup',
    defaultMessage: 'Text with markup',
    description: 'Format of texts: signs in the text make it bold, a list and so on',
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
  plainText: {
    id: 'common.property.plainText',
    defaultMessage: 'Plain text',
    description: 'Format of texts: shown as it was typed',
  },
  selectProject: {
    id: 'common.property.selectProject',
    defaultMessage: 'Select a project',
    description: 'First entry of a list of projects: none is chosen yet; verb',
  },
  unknownUser: {
    id: 'common.property.unknownUser',
    defaultMessage: 'Unknown user',
    description: 'Stands for the name of somebody the reader may not know of, or who was deleted',
  },
  user: {
    id: 'common.property.user',
    defaultMessage: 'User',
    description:
      'Label: who caused an event; also the type of an attribute that holds the name of a user',
  },
});
