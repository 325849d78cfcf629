/** How a description or comment is read. */
export const TextFormat = { plain: 0, markup: 1 } as const;
export type TextFormat = (typeof TextFormat)[keyof typeof TextFormat];

/** Which history entries an issue shows. */
export const HistoryFilter = { all: 1, comments: 2, files: 3, commentsAndFiles: 4 } as const;
export type HistoryFilter = (typeof HistoryFilter)[keyof typeof HistoryFilter];

export const HistoryOrder = { ascending: 'asc', descending: 'desc' } as const;
export type HistoryOrder = (typeof HistoryOrder)[keyof typeof HistoryOrder];

/** Kind of a history entry. */
export const ChangeType = {
  issueCreated: 0,
  issueRenamed: 1,
  valueChanged: 2,
  commentAdded: 3,
  fileAdded: 4,
  issueMoved: 5,
} as const;
export type ChangeType = (typeof ChangeType)[keyof typeof ChangeType];

/** Column ids of lists, views, filters, search and sort (protocol 4.4). Attributes follow from `userDefined`. */
export const Column = {
  name: 0,
  id: 1,
  createdDate: 2,
  createdBy: 3,
  modifiedDate: 4,
  modifiedBy: 5,
  location: 6,
  userDefined: 1000,
} as const;

/** The column that shows an attribute. */
export function attributeColumn(attributeId: number): number {
  return Column.userDefined + attributeId;
}

/** The attribute shown by a column, or null for a system column. */
export function columnAttributeId(column: number): number | null {
  return column > Column.userDefined ? column - Column.userDefined : null;
}

export const attributeTypes = ['TEXT', 'ENUM', 'NUMERIC', 'DATETIME', 'USER'] as const;
export type AttributeType = (typeof attributeTypes)[number];

/** Comparisons of view filters (protocol 4.7). */
export const operators = [
  'BEG',
  'CON',
  'END',
  'EQ',
  'GT',
  'GTE',
  'IN',
  'LT',
  'LTE',
  'NEQ',
] as const;
export type Operator = (typeof operators)[number];

/** Kinds of subscriptions; alerts are only counted, reports are mailed (protocol 4.8). */
export const AlertType = { alert: 1, changeReport: 2, issueReport: 3 } as const;
export type ReportType = typeof AlertType.changeReport | typeof AlertType.issueReport;

export const ReportFrequency = { daily: 0, weekly: 1 } as const;
export type ReportFrequency = (typeof ReportFrequency)[keyof typeof ReportFrequency];

export const eventTypes = ['errors', 'access', 'audit', 'cron'] as const;
export type EventType = (typeof eventTypes)[number];

export const EventSeverity = { information: 0, warning: 1, error: 2 } as const;
export type EventSeverity = (typeof EventSeverity)[keyof typeof EventSeverity];

export const emailEngines = ['standard', 'smtp'] as const;
export type EmailEngine = (typeof emailEngines)[number];

export const inboxEngines = ['imap', 'pop3'] as const;
export type InboxEngine = (typeof inboxEngines)[number];

export const encryptions = ['ssl', 'tls'] as const;
export type Encryption = (typeof encryptions)[number];

/** How an inbox keeps a received message. */
export const InboxFormat = { attachments: 0, eml: 1 } as const;
export type InboxFormat = (typeof InboxFormat)[keyof typeof InboxFormat];
