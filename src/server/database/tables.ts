import type { Schema } from './schema';

/** All tables as the database names them, referenced ones before those that refer to them. */
export const tables = [
  'settings',
  'counters',
  'users',
  'sessions',
  'login_attempts',
  'projects',
  'members',
  'types',
  'attributes',
  'views',
  'initial_views',
  'folders',
  'issues',
  'attribute_values',
  'history',
  'comments',
  'files',
  'stubs',
  'read_states',
  'read_marks',
  'subscriptions',
  'alerts',
  'events',
  'inboxes',
  'registration_requests',
  'outbox',
  'notices',
  'report_runs',
  'report_jobs',
  'alert_jobs',
] as const satisfies readonly SnakeCase<keyof Schema>[];

/** Tables that the database itself fills from others. */
export const derivedTables = [
  'issue_counts',
  'read_changes',
  'definition_changes',
] as const satisfies readonly SnakeCase<keyof Schema>[];

export type TableName = (typeof tables)[number];

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;
