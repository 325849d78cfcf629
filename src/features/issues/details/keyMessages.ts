import { defineMessages, type NoMessageValues } from 'react-intl';

/** Commands that have a key and no button. */
export const keyMessages = defineMessages<{
  openPage: NoMessageValues;
  setAttribute: { known: 'yes' | 'no'; name: string; position: string };
}>({
  openPage: {
    id: 'issues.keys.openPage',
    defaultMessage: 'Open as full page',
    description: 'Command that shows an issue over the whole screen; verb [menu]',
  },
  setAttribute: {
    id: 'issues.keys.setAttribute',
    defaultMessage: '{known, select, yes {Edit {name}} other {Edit attribute {position}}}',
    description:
      'Command that edits one attribute of an issue: known is yes or no; name is that of the attribute or, in the sheet of keys while no type is chosen, position is its place, 1 to 3; verb [menu]',
  },
});
