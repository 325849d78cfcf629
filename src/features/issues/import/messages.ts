import { defineMessages, type MessageValue } from 'react-intl';

/** Words of the window that makes issues of a table. */
export const importMessages = defineMessages({
  automatic: {
    id: 'issues.import.automatic',
    defaultMessage: 'Automatic',
    description: 'Choice of the character between the values of a table: it is found out',
  },
  encoding: {
    id: 'issues.import.encoding',
    defaultMessage: 'Encoding',
    description: 'Label of the choice of how the characters of a file are stored, such as UTF-8',
  },
  errorsStay: {
    id: 'issues.import.errorsStay',
    defaultMessage: 'Rows with errors are not imported.',
    description: 'Notice above rows of a table that cannot become issues',
  },
  hasNames: {
    id: 'issues.import.hasNames',
    defaultMessage: 'First row has the names of the columns',
    description: 'Check box in the window that imports issues from a table',
  },
  ignore: {
    id: 'issues.import.ignore',
    defaultMessage: 'Do not import',
    description: 'Choice of what a column of a table becomes: nothing',
  },
  nothing: {
    id: 'issues.import.nothing',
    defaultMessage: 'There is no row that can be imported.',
    description: 'Why a table cannot become issues: it is empty, or each row has errors',
  },
  onlyErrors: {
    id: 'issues.import.onlyErrors',
    defaultMessage: 'Only rows with errors',
    description: 'Check box: which rows of a table are shown before they are imported',
  },
  reason: {
    id: 'issues.import.reason',
    defaultMessage: 'Reason',
    description: 'Caption of a column in a saved file: why a row was not imported [column]',
  },
  repeated: {
    id: 'issues.import.repeated',
    defaultMessage: 'Two columns are imported as the same thing. Change one of them.',
    description: 'Why a table cannot become issues',
  },
  row: {
    id: 'issues.import.row',
    defaultMessage: 'Row',
    description: 'Caption of a column: the number of a row of a table [column]',
  },
  saveRows: {
    id: 'issues.import.saveRows',
    defaultMessage: 'Save these rows as CSV',
    description:
      'Button below rows of a table that were not imported: saves them with the reason of each; verb [button]',
  },
  tab: {
    id: 'issues.import.tab',
    defaultMessage: 'Tab',
    description: 'Choice of the character between the values of a table: the tab character',
  },
  tableNote: {
    id: 'issues.import.tableNote',
    defaultMessage: 'Rows copied from a spreadsheet can be pasted here.',
    description: 'Below a box for the rows of a table as text',
  },
  title: {
    id: 'issues.import.title',
    defaultMessage: 'Import issues',
    description: 'Command, and title of the window, that makes issues of a table; verb [menu]',
  },
});

/** The same, with places to fill. */
export const importSentences = defineMessages<{
  counts: { ready: number; faulty: number };
  further: { count: number };
  missing: { names: string };
  openQuote: { row: number };
  rowName: { row: number; name: string };
  tooLong: { count: number };
}>({
  counts: {
    id: 'issues.import.counts',
    defaultMessage: 'Ready to import: {ready, number}, with errors: {faulty, number}',
    description:
      'How many rows of a table are ready to be imported, and how many are faulty, as numbers',
  },
  further: {
    id: 'issues.import.further',
    defaultMessage: 'More rows: {count, number}',
    description: 'Below a table of which not all rows are shown; count is how many are not',
  },
  missing: {
    id: 'issues.import.missing',
    defaultMessage: 'These attributes need a value, but have no column: {names}',
    description: 'Why a table cannot become issues; names are those of attributes, with commas',
  },
  openQuote: {
    id: 'issues.import.openQuote',
    defaultMessage: 'A text in row {row, number} never ends: its closing mark is missing.',
    description:
      'Notice about a table as text: a cell begins with the sign " and has none at its end; row is the number of the row',
  },
  rowName: {
    id: 'issues.import.rowName',
    defaultMessage: 'Row {row, number}: {name}',
    description:
      'In the list of rows of a table that were refused; row is the number, name that of the issue',
  },
  tooLong: {
    id: 'issues.import.tooLong',
    defaultMessage: 'The table has more than {count, number} rows. Divide it into parts.',
    description: 'Why a table cannot become issues; count is always 5,000',
  },
});

/** The same, with names in bold. */
export const importPrompts = defineMessages<{
  prompt: { type: MessageValue };
}>({
  prompt: {
    id: 'issues.import.prompt',
    defaultMessage: 'Each row of a table becomes an issue of the type {type}.',
    description:
      'First line of the form that imports issues from a table; type is its name, in bold',
  },
});
