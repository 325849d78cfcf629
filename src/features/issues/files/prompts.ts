import { defineMessages, type MessageValue } from 'react-intl';

/** What the forms are about to do, to what. */
export const filePrompts = defineMessages<{
  addFile: { name: MessageValue };
  addFileOfSeveral: { name: MessageValue; index: MessageValue; count: MessageValue };
  attachedOf: { index: number; count: number };
}>({
  addFile: {
    id: 'issues.addFile.prompt',
    defaultMessage: 'Attach a file to the issue {name}.',
    description: 'First line of the form that attaches a file; name is that of the issue, in bold',
  },
  addFileOfSeveral: {
    id: 'issues.addFile.promptOfSeveral',
    defaultMessage: 'Attach a file to the issue {name}: {index} of {count}.',
    description:
      'First line of the form that attaches the next of several files; name is that of the issue, index and count are numbers, all in bold',
  },
  attachedOf: {
    id: 'issues.addFile.attachedOf',
    defaultMessage: '{index} of {count} files attached',
    description:
      'Read out when the form for the next of several files opens; index is how many are attached, count how many there are',
  },
});
