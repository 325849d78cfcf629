import type { Insertable, Selectable } from 'kysely';

import type {
  AttributeValuesTable,
  CommentsTable,
  FilesTable,
  HistoryTable,
  IssuesTable,
  ReadStatesTable,
  StubsTable,
  SubscriptionsTable,
} from '@/server/database/schema';

/** Everything about issues, as it is stored. */
export interface DemoRows {
  issues: Selectable<IssuesTable>[];
  attributeValues: Insertable<AttributeValuesTable>[];
  history: Selectable<HistoryTable>[];
  comments: Selectable<CommentsTable>[];
  files: Selectable<FilesTable>[];
  stubs: Insertable<StubsTable>[];
  readStates: Insertable<ReadStatesTable>[];
  subscriptions: Insertable<SubscriptionsTable>[];
  /** The last stamp taken. */
  lastStamp: number;
}

/** A folder of the demo with its stored id. */
export interface StoredFolder {
  folderId: number;
  projectIndex: number;
  typeIndex: number;
  weight: number;
}

/** Stored ids of the attributes, by type and in attribute order. */
export type StoredAttributes = readonly (readonly number[])[];
