/** Values that are on their way to the server: cards lie where these say as long as the list does not know them. */
import { createSelector } from '@reduxjs/toolkit';
import { selectBulkForm, selectBulkJob } from '@/screen/bulk';
import { selectCardMoves } from '@/screen/cards';
import { selectSelectionPath } from '@/screen/selection';
import type { RootState } from '@/store/rootReducer';

/** The values that issues get and the list does not have yet, by issue and attribute. */
export type NewValues = ReadonlyMap<number, ReadonlyMap<number, string>>;

/** The job that gives its issues a value, until it has ended. */
function valueJob(state: RootState) {
  const job = selectBulkJob(state);
  return job?.act.kind === 'value' && job.phase !== 'ended' ? job : null;
}

const none: readonly { issueId: number }[] = [];

/** Of a job with thousands of steps: what has become of a step is no matter, but that it was refused. */
const selectValuesOfJob = createSelector(
  [
    (state: RootState) => valueJob(state)?.act,
    (state: RootState) => valueJob(state)?.tally.places,
    (state: RootState) => valueJob(state)?.tally.refused ?? none,
  ],
  (act, places, refused): NewValues => {
    if (act?.kind !== 'value' || !places) return new Map();
    const values = new Map([[act.attributeId, act.value]]);
    const stay = new Set(refused.map(({ issueId }) => issueId));
    const issueIds = Object.keys(places).map(Number);
    return new Map(issueIds.filter((id) => !stay.has(id)).map((id) => [id, values]));
  },
);

/** Of cards that were put elsewhere together, while it is asked whether they are to stay there. */
const selectValuesAskedAbout = createSelector(
  [selectBulkForm, selectSelectionPath],
  (form, path): NewValues => {
    // Over another list the question is not to be seen.
    if (form?.listPath !== path) return new Map();
    if (form.question.kind !== 'value' || !form.question.put) return new Map();
    const { attributeId, put } = form.question;
    const values = new Map([[attributeId, put.value]]);
    return new Map(form.issueIds.map((issueId) => [issueId, values]));
  },
);

/** Of cards that were put elsewhere, alone or in a job. */
export const selectValuesOnTheirWay = createSelector(
  [selectCardMoves, selectValuesOfJob, selectValuesAskedAbout],
  (moves, ofJob, askedAbout): NewValues =>
    new Map([
      ...ofJob,
      ...askedAbout,
      ...moves
        .filter(({ reason }) => reason === null)
        .map(({ issueId, values }): [number, ReadonlyMap<number, string>] => [
          issueId,
          new Map(values.map(({ attributeId, after }) => [attributeId, after])),
        ]),
    ]),
);
