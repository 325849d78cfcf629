import { defineMessages, type MessageValue } from 'react-intl';

/** Words about archived projects. */
export const archiveMessages = defineMessages({
  deleteWarning: {
    id: 'projects.deleteArchived.warning',
    defaultMessage: 'All its folders and their issues, if any, will be permanently deleted.',
    description: 'Warning below the question before an archived project is deleted',
  },
  none: {
    id: 'projects.archive.none',
    defaultMessage: 'There are no archived projects.',
    description: 'Shown in place of an empty list of archived projects',
  },
  restore: {
    id: 'projects.restore.title',
    defaultMessage: 'Restore project',
    description:
      'Command, and title of the question before a project is taken out of the archive [menu]',
  },
});

/** The questions; `name` is that of the project, in bold. */
export const archivePrompts = defineMessages<{
  delete: { name: MessageValue };
  restore: { name: MessageValue };
}>({
  delete: {
    id: 'projects.deleteArchived.prompt',
    defaultMessage: 'Delete the archived project {name}?',
    description: 'Question before an archived project is deleted; name is that of the project',
  },
  restore: {
    id: 'projects.restore.prompt',
    defaultMessage: 'Restore the project {name} from the archive?',
    description:
      'Question before a project is taken out of the archive; name is that of the project',
  },
});
