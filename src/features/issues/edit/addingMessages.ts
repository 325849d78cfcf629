import { defineMessages, type MessageValue } from 'react-intl';

/** Words about adding one issue after another, and about what they begin with. */
export const addingMessages = defineMessages({
  addAnother: {
    id: 'issues.adding.another',
    defaultMessage: 'Add another',
    description:
      'Check box beside the button that adds an issue: the form stays open for the next one [button]',
  },
  copyLink: {
    id: 'issues.adding.copyLink',
    defaultMessage: 'Copy link to this form',
    description:
      'Menu entry: puts an address on the clipboard that opens the form with what is in it now [menu]',
  },
  editTemplates: {
    id: 'issues.adding.editTemplates',
    defaultMessage: 'Edit templates',
    description: 'Menu entry that opens the list of templates for new issues, and its title [menu]',
  },
  full: {
    id: 'issues.adding.full',
    defaultMessage:
      'This browser keeps at most 20 templates for each issue type. Delete one first.',
    description: 'Error below the name of a template that is about to be kept',
  },
  lastFilledIn: {
    id: 'issues.adding.lastFilledIn',
    defaultMessage: 'Filled in with the last values',
    description: 'Notice after the button “Use last values” was pressed',
  },
  lastValues: {
    id: 'issues.adding.lastValues',
    defaultMessage: 'Use last values',
    description:
      'Button in the form that adds an issue: fills in the attributes of the one added before',
  },
  linkCopied: {
    id: 'issues.adding.linkCopied',
    defaultMessage: 'Link copied',
    description: 'Read out and shown after an address was put on the clipboard',
  },
  notKept: {
    id: 'issues.adding.notKept',
    defaultMessage:
      'The browser could not save this change. Its storage may be full or turned off.',
    description: 'Error after a template was to be kept, renamed or deleted',
  },
  replace: {
    id: 'issues.adding.replace',
    defaultMessage: 'Replace',
    description:
      'Button beside a template: puts what is in the form now in place of what is in the template [button]',
  },
  saveTemplate: {
    id: 'issues.adding.saveTemplate',
    defaultMessage: 'Save as template',
    description: 'Menu entry: keeps what is in the form as a template for new issues [menu]',
  },
  stays: {
    id: 'issues.adding.stays',
    defaultMessage: 'Templates are kept in this browser, even after you log out.',
    description: 'Below the name of a template that is about to be kept',
  },
  taken: {
    id: 'issues.adding.taken',
    defaultMessage: 'A template with this name already exists.',
    description: 'Error below the name of a template that is about to be kept',
  },
  templateName: {
    id: 'issues.adding.templateName',
    defaultMessage: 'Template name',
    description: 'Label of a field',
  },
  templates: {
    id: 'issues.adding.templates',
    defaultMessage: 'Templates',
    description: 'Button with a menu of templates for new issues [button]',
  },
  tooLong: {
    id: 'issues.adding.tooLong',
    defaultMessage: 'What is in the form is too long for a template.',
    description:
      'Error below the name of a template that is about to be kept, or above the list of templates when one is replaced',
  },
});

/** Texts with places to fill. */
export const addingSentences = defineMessages<{
  added: { issue: MessageValue };
  filledIn: { template: string };
  ignored: { parts: string };
  leftOut: { names: string };
  templateDeleted: { name: string };
  templateSaved: { name: string };
}>({
  added: {
    id: 'issues.adding.added',
    defaultMessage: 'Added: {issue}',
    description:
      'Notice above the form that stays open for the next issue, and read out; issue is the number and the name of the one that was just added, as a link',
  },
  filledIn: {
    id: 'issues.adding.filledIn',
    defaultMessage: 'Filled in from template: {template}',
    description: 'Notice in the form that adds an issue; template is the name of a template',
  },
  ignored: {
    id: 'issues.adding.ignored',
    defaultMessage: 'Parts of the address that mean nothing here: {parts}',
    description:
      'Warning in the form that adds an issue, opened by a link that says what to fill in; parts are pieces of it, separated by commas',
  },
  leftOut: {
    id: 'issues.adding.leftOut',
    defaultMessage: 'Attributes left out, as their values are not allowed: {names}',
    description:
      'Below a notice about values that were filled in or kept; names are those of attributes, separated by commas',
  },
  templateDeleted: {
    id: 'issues.adding.templateDeleted',
    defaultMessage: 'Template deleted: {name}',
    description: 'Notice after a template was deleted; name is its name',
  },
  templateSaved: {
    id: 'issues.adding.templateSaved',
    defaultMessage: 'Template saved: {name}',
    description: 'Notice after a template was kept, renamed or replaced; name is its name',
  },
});
