import { defineMessages, type MessageValue } from 'react-intl';

/** Words about the description of a project. */
export const descriptionMessages = defineMessages({
  none: {
    id: 'projects.description.none',
    defaultMessage: 'This project has no description.',
    description: 'Shown in place of the description of a project',
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
    description: 'First line of the form that describes a project; name is that of the project',
  },
  delete: {
    id: 'projects.deleteDescription.prompt',
    defaultMessage: 'Delete the description of the project {name}?',
    description:
      'Question before the description of a project is deleted; name is that of the project',
  },
  edit: {
    id: 'projects.editDescription.prompt',
    defaultMessage: 'Edit the description of the project {name}.',
    description:
      'First line of the form that changes the description of a project; name is that of the project',
  },
});

/** Texts with places to fill. */
export const descriptionSentences = defineMessages<{
  lastEdited: { time: MessageValue; author: MessageValue };
}>({
  lastEdited: {
    id: 'projects.description.lastEdited',
    defaultMessage: '{time} by {author}',
    description:
      'Below the description of a project; time is when it was written last, author the name of the user',
  },
});
