import { defineMessages, type MessageValue } from 'react-intl';

/** Words about the attributes of an issue type. */
export const attributeMessages = defineMessages({
  add: {
    id: 'types.addAttribute.title',
    defaultMessage: 'Add attribute',
    description: 'Command, and title of the form that creates an attribute [menu]',
  },
  delete: {
    id: 'types.deleteAttribute.title',
    defaultMessage: 'Delete attribute',
    description: 'Command, and title of the question before an attribute is deleted [menu]',
  },
  deleteWarning: {
    id: 'types.deleteAttribute.warning',
    defaultMessage:
      'Issues have values for this attribute. The values and all earlier ones in the history will be permanently deleted.',
    description: 'Warning below the question before an attribute that is in use is deleted',
  },
  edit: {
    id: 'types.editAttribute.title',
    defaultMessage: 'Edit attribute',
    description: 'Title of the form that changes an attribute',
  },
  defaultValue: {
    id: 'types.attribute.default',
    defaultMessage: 'Default value',
    description: 'Caption of a column, and label of a field: what new issues start with [column]',
  },
  no: {
    id: 'types.attribute.no',
    defaultMessage: 'No',
    description: 'In the column that says whether an attribute is required',
  },
  none: {
    id: 'types.attributes.none',
    defaultMessage: 'This issue type has no attributes.',
    description: 'Shown in place of the attributes of an issue type',
  },
  reorder: {
    id: 'types.reorderAttributes.title',
    defaultMessage: 'Reorder attributes',
    description: 'Command, and title of the form that puts attributes in another order [menu]',
  },
  required: {
    id: 'types.attribute.required',
    defaultMessage: 'Required',
    description: 'Caption of the column that says whether an attribute must have a value [column]',
  },
  yes: {
    id: 'types.attribute.yes',
    defaultMessage: 'Yes',
    description: 'In the column that says whether an attribute is required',
  },
});

/** What the pages are about to do; `name` is in bold. */
export const attributePrompts = defineMessages<{
  add: { name: MessageValue };
  delete: { name: MessageValue };
  reorder: { name: MessageValue };
}>({
  add: {
    id: 'types.addAttribute.prompt',
    defaultMessage: 'Add a new attribute to the issue type {name}.',
    description: 'First line of the form that creates an attribute; name is that of the type',
  },
  delete: {
    id: 'types.deleteAttribute.prompt',
    defaultMessage: 'Delete the attribute {name}?',
    description: 'Question before an attribute is deleted; name is that of the attribute',
  },
  reorder: {
    id: 'types.reorderAttributes.prompt',
    defaultMessage: 'Change the order of the attributes of the issue type {name}.',
    description:
      'First line of the form that puts attributes in another order; name is that of the issue type',
  },
});
