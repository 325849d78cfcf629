/** Of issues and their lists. Those of other nouns stand with these: the first script needs none of them. */

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
