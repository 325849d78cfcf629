/** What is offered for the numeric settings (screens A7.1). */
import { settingRanges } from '@/protocol/limits';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const powersOfTwo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => 2 ** (first + index));

/** Bytes: every file is stored in the database. */
export const everyFile = settingRanges.fileDbMaxSize.max;

export const settingChoices = {
  /** Characters. */
  commentMaxLength: [1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000],
  /** Bytes: 16 kB to 256 MB. */
  fileMaxSize: powersOfTwo(14, 28),
  /** Bytes: none, 1 kB to 256 kB, all. */
  fileDbMaxSize: [0, ...powersOfTwo(10, 18), everyFile],
  /** Seconds. */
  sessionMaxLifetime: [
    ...[10, 20, 30, 40, 50].map((minutes) => minutes * minute),
    ...[1, 2, 3, 4, 6, 8, 10, 12, 18, 24].map((hours) => hours * hour),
  ],
  registerMaxLifetime: [2, 4, 6, 12, 18, 24, 36, 48].map((hours) => hours * hour),
  logMaxLifetime: [1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 30, 50, 70, 90, 120].map((days) => days * day),
} as const;
