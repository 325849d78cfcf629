import { defineMessages } from 'react-intl';

/** What commands call the editing of an issue; the words of the forms come with these. */
export const editCommandMessages = defineMessages({
  editName: {
    id: 'issues.inline.editName',
    defaultMessage: 'Edit name',
    description:
      'Button beside the name of an issue, command and name of the editor it opens [menu]',
  },
});

/** Texts with places to fill. */
export const editCommandSentences = defineMessages<{
  editValue: { name: string };
}>({
  editValue: {
    id: 'issues.inline.editValue',
    defaultMessage: 'Edit {name}',
    description:
      'Button beside a value of an issue, and name of the editor it opens; name is that of an attribute such as Status',
  },
});
