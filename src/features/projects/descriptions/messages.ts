import { defineMessages, type MessageValue } from 'react-intl';

/** Words about the description of a project. */
export const descriptionMessages = defineMessages({
  add: {
    id: 'projects.addDescription.title',
    defaultMessage: 'Add description',
    description: 'Command, and title of the form that describes a project',
  },
  delete: {
    id: 'projects.deleteDescription.title',
    defaultMessage: 'Delete description',
    description:
      'Command, and title of the question before the description of a project is deleted',
  },
  description: {
    id: 'projects.description.title',
    defaultMessage: 'Description',
    description: 'Heading above the description of a project, and label of its field',
  },
  edit: {
    id: 'projects.editDescription.title',
    defaultMessage: 'Edit description',
    description: 'Command, and title of the form that changes the description of a project',
  },
  none: {
    id: 'projects.description.none',
    defaultMessage: 'This project has no description.',
    description: 'Shown in place of the description of a project',
  },
  unknownUser: {
    id: 'projects.description.unknownUser',
    defaultMessage: 'unknown user',
    description: 'Stands for the name of somebody who this user may not know',
  },
});

/** What the forms are about to do; `name` is that of the project, in bold. */
export const descriptionPrompts = defineMessages<{
  add: { name: MessageValue };
  delete: { name: MessageValue };
  edit: { name: MessageValue };
}>({
  add: {
    id: 'projects.addDescription.prompt',
    defaultMessage: 'Describe the project {name}.',
    description: 'First line of the form that describes a project',
  },
  delete: {
    id: 'projects.deleteDescription.prompt',
    defaultMessage: 'Delete the description of the project {name}?',
    description: 'Question before the description of a project is deleted',
  },
  edit: {
    id: 'projects.editDescription.prompt',
    defaultMessage: 'Change the description of the project {name}.',
    description: 'First line of the form that changes the description of a project',
  },
});

/** Texts with places to fill. */
export const descriptionSentences = defineMessages<{
  lastEdited: { time: MessageValue; author: string };
}>({
  lastEdited: {
    id: 'projects.description.lastEdited',
    defaultMessage: '{time} by {author}',
    description: 'Below the description of a project: when and by whom it was written last',
  },
});
