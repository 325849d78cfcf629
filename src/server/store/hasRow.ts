import type { ApiErrorName } from '@/protocol/errorCodes';

import { refuse } from '@/server/core/refusal';

/** What is left of a query's builder here. */
interface Question {
  limit(count: number): { executeTakeFirst(): Promise<unknown> };
}

/** Whether a query finds anything. */
export async function hasRow(query: Question): Promise<boolean> {
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

/** Refuses with this code when a query finds anything. */
export async function refuseIfRow(query: Question, code: ApiErrorName): Promise<void> {
  if (await hasRow(query)) refuse(code);
}
