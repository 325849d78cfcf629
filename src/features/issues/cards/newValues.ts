/** Values that are on their way to the server: cards lie where these say as long as the list does not know them. */
import { createSelector } from '@reduxjs/toolkit';
import { selectBulkJob } from '@/screen/bulk';
import type { BulkJob } from '@/screen/bulkJob';
import { selectCardMoves } from '@/screen/cards';

/** The values that issues get and the list does not have yet, by issue and attribute. */
export type NewValues = ReadonlyMap<number, ReadonlyMap<number, string>>;

/** Of cards that were put elsewhere, alone or in a job. */
export const selectValuesOnTheirWay = createSelector(
  [selectCardMoves, selectBulkJob],
  (moves, job): NewValues =>
    new Map([
      ...stepsOnTheirWay(job),
      ...moves
        .filter(({ reason }) => reason === null)
        .map(({ issueId, values }): [number, ReadonlyMap<number, string>] => [
          issueId,
          new Map(values.map(({ attributeId, after }) => [attributeId, after])),
        ]),
    ]),
);

function stepsOnTheirWay(job: BulkJob | null): [number, ReadonlyMap<number, string>][] {
  if (job?.act.kind !== 'value' || job.phase === 'ended') return [];
  const values = new Map([[job.act.attributeId, job.act.value]]);
  return job.steps
    .filter(({ status }) => status !== 'refused')
    .map(({ issueId }) => [issueId, values]);
}
