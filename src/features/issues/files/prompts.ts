import { defineMessages, type MessageValue } from 'react-intl';

/** What the forms are about to do, to what. */
export const filePrompts = defineMessages<{
  addFile: { name: MessageValue };
  editFile: { name: MessageValue };
}>({
  addFile: {
    id: 'issues.addFile.prompt',
    defaultMessage: 'Attach a file to the issue {name}.',
    description: 'First line of the form that attaches a file; name is that of the issue, in bold',
  },
  editFile: {
    id: 'issues.editFile.prompt',
    defaultMessage: 'Change the name and description of the file {name}.',
    description: 'First line of the form that edits a file; name is its present one, in bold',
  },
});
