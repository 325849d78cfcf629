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
});
