import { defineMessages } from 'react-intl';

/** Texts of single fields; of the frame around them: `../messages`. */
export const fieldMessages = defineMessages({
  chooseDate: {
    id: 'forms.date.choose',
    defaultMessage: 'Select a date',
    description: 'Tooltip of the button that opens a calendar',
  },
  chooseFiles: {
    id: 'forms.file.chooseSeveral',
    defaultMessage: 'Select files, drop them here or paste images',
    description:
      'Text inside the area of a field for files, of which one may choose several at once',
  },
  chooseTable: {
    id: 'forms.file.chooseTable',
    defaultMessage: 'Select a file or drop it here',
    description: 'Text inside the area of a file field for tables before a file is chosen',
  },
  chooseTime: {
    id: 'forms.date.chooseTime',
    defaultMessage: 'Select a time',
    description: 'Tooltip of the button that opens a calendar at its time of day',
  },
  hour: {
    id: 'forms.date.hour',
    defaultMessage: 'Hour',
    description: 'Name of the list of hours in a date picker; for screen readers',
  },
  markupBold: {
    id: 'forms.markup.bold',
    defaultMessage: 'Bold',
    description: 'Button of the text editor: bold text',
  },
  markupCode: {
    id: 'forms.markup.code',
    defaultMessage: 'Code block',
    description: 'Button of the text editor: lines of program code',
  },
  markupFormat: {
    id: 'forms.markup.format',
    defaultMessage: 'Text format',
    description: 'Label of the list below the text editor: plain text or markup',
  },
  markupHelp: {
    id: 'forms.markup.help',
    defaultMessage: 'Tab inserts a tab. To leave the text with the keyboard, press Esc, then Tab.',
    description: 'Help of the text editor; read out by screen readers',
  },
  markupItalic: {
    id: 'forms.markup.italic',
    defaultMessage: 'Italic',
    description: 'Button of the text editor: italic text',
  },
  markupLink: {
    id: 'forms.markup.link',
    defaultMessage: 'Link',
    description: 'Button of the text editor: a link to an address',
  },
  markupList: {
    id: 'forms.markup.list',
    defaultMessage: 'Bullet list',
    description: 'Button of the text editor: a list with bullets',
  },
  markupMonospace: {
    id: 'forms.markup.monospace',
    defaultMessage: 'Monospace',
    description: 'Button of the text editor: text of a fixed width, such as a file name',
  },
  markupPreview: {
    id: 'forms.markup.preview',
    defaultMessage: 'Preview',
    description:
      'Button of the text editor that shows the text as it will look, and name of that area',
  },
  markupQuote: {
    id: 'forms.markup.quote',
    defaultMessage: 'Quote',
    description: 'Button of the text editor: a quotation',
  },
  markupRightToLeft: {
    id: 'forms.markup.rightToLeft',
    defaultMessage: 'Right-to-left text',
    description: 'Button of the text editor: a block in a language written from right to left',
  },
  markupToolbar: {
    id: 'forms.markup.toolbar',
    defaultMessage: 'Formatting',
    description: 'Name of the row of buttons of the text editor; for screen readers',
  },
  minute: {
    id: 'forms.date.minute',
    defaultMessage: 'Minute',
    description: 'Name of the list of minutes in a date picker; for screen readers',
  },
  nextMonth: {
    id: 'forms.date.nextMonth',
    defaultMessage: 'Next month',
    description: 'Tooltip of a button in a date picker',
  },
  previousMonth: {
    id: 'forms.date.previousMonth',
    defaultMessage: 'Previous month',
    description: 'Tooltip of a button in a date picker',
  },
  selectAll: {
    id: 'forms.checkboxGroup.selectAll',
    defaultMessage: 'Select all',
    description: 'Button above a group of check boxes that ticks all of them [button]',
  },
  selectNone: {
    id: 'forms.checkboxGroup.selectNone',
    defaultMessage: 'Clear selection',
    description: 'Button above a group of check boxes that unticks all of them [button]',
  },
  showItems: {
    id: 'forms.combo.showItems',
    defaultMessage: 'Show choices',
    description: 'Tooltip of the button that opens the list of a text field with suggestions',
  },
  year: {
    id: 'forms.date.year',
    defaultMessage: 'Year',
    description: 'Name of the field for the year in a date picker; for screen readers',
  },
});

/** The texts with places to fill. */
export const fieldSentences = defineMessages<{
  chosenFile: { name: string; size: string };
  fileLimit: { size: string };
  fileLimitEach: { size: string };
  lengthOf: { length: string; maxLength: string };
  shortcut: { label: string; keys: string };
}>({
  chosenFile: {
    id: 'forms.file.chosen',
    defaultMessage: '{name}, {size}',
    description: 'The chosen file in a file field: its name and its size',
  },
  fileLimit: {
    id: 'forms.file.limit',
    defaultMessage: 'At most {size}',
    description:
      'Help under a file field: the largest file the server accepts; size is a number with a unit, such as 5 MB',
  },
  fileLimitEach: {
    id: 'forms.file.limitEach',
    defaultMessage: 'At most {size} for each file',
    description:
      'Help under a field for several files: the largest file the server accepts; size is a number with a unit, such as 5 MB',
  },
  lengthOf: {
    id: 'forms.markup.length',
    defaultMessage: '{length} of {maxLength} characters',
    description:
      'Under a text that is nearly or more than as long as the server accepts; length is how many characters it has, maxLength how many are allowed; both are formatted',
  },
  shortcut: {
    id: 'forms.markup.shortcut',
    defaultMessage: '{label} ({keys})',
    description:
      'Tooltip of a button of the text editor; label is its name, keys the keys that do the same, as in Bold (Ctrl+B)',
  },
});
