/**
 * Longest texts in Unicode code points (spec 9, protocol 2.5). Comments and descriptions: `settings.commentMaxLength`.
 */
export const maxLengths = {
  name: 40,
  login: 40,
  password: 40,
  value: 255,
  issueName: 255,
  fileName: 80,
  fileDescription: 255,
  email: 255,
  host: 255,
} as const;

/** What one call or one object may hold at most. The real server has no such bounds, the companion does. */
export const maxCounts = {
  /** Of a view. */
  filters: 100,
  columns: 100,
  /** Of a type. */
  attributes: 500,
  /** Of an enumeration. */
  items: 5_000,
  /** Of a list, in one answer. */
  rows: 10_000,
  /** Memberships set at once. */
  members: 1_000,
} as const;

/** Consecutive changes of one author join a block that began less than this many seconds before (screens 10.7). */
export const HISTORY_GROUP_SECONDS = 180;

/** A list of more issues is shown in pages only; asked for so many, it is asked for in slices (decision 040). */
export const WHOLE_LIST = 20_000;

/** So many rows of plain text in one answer are taken away, not looked at: the companion notes them as an export. */
export const EXPORTED_ROWS = 1_000;

/** Bounds of integers that are not attribute values. */
export const integerRange = { min: -2_147_483_648, max: 2_147_483_647 } as const;

/** Digits of a numeric value including decimals, and its decimals (protocol 4.5, 6.3). */
export const numericDigits = { total: 14, decimals: 6 } as const;

/** Years of a date value. */
export const yearRange = { min: 1, max: 9999 } as const;

/** Accepted values of the numeric server settings: bytes, characters, seconds, hours (protocol 4.10). */
export const settingRanges = {
  commentMaxLength: { min: 1_000, max: 100_000 },
  fileMaxSize: { min: 16_384, max: 268_435_456 },
  fileDbMaxSize: { min: 0, max: 2_147_483_647 },
  sessionMaxLifetime: { min: 300, max: 86_400 },
  registerMaxLifetime: { min: 300, max: 2_147_483_647 },
  logMaxLifetime: { min: 300, max: 2_147_483_647 },
  reportHour: { min: 0, max: 23 },
  reportDay: { min: 0, max: 6 },
  firstDay: { min: 0, max: 6 },
  port: { min: 1, max: 65_535 },
} as const;

/** Bounds of an attribute's length limits. */
export const attributeLengthRange = { min: 1, max: 255 } as const;
