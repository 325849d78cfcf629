/** Limits that an address needs, and with it the `client` script. */

/** Rows asked for at once. */
export const pageSizes = { issues: 50, events: 15, csv: 10_000 } as const;

/** Ids in addresses and payloads lie between 1 and this. */
export const MAX_ID = 2_147_483_647;
