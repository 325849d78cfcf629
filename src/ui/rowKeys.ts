import { weakMapMemoize } from '@reduxjs/toolkit';
import type { RowKey } from './gridColumn';

/** The keys of rows. The same for the same rows, of which there may be thousands: in a table that is made anew, too. */
export const keysOf = weakMapMemoize(<Row>(rows: readonly Row[], rowKey: (row: Row) => RowKey) =>
  rows.map(rowKey),
);
