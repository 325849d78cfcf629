/** Limits and fields of boards are a matter of the browser, not of the account. */
import { parseStored, readStored, writeStored } from '@/lib/browserStorage';
import { withChanges } from '@/lib/withChanges';
import { readBoards, seedBoards, selectAllBoardChoices } from '@/screen/cards';
import type { BoardChoices, CardState } from '@/screen/cardState';
import type { AppStore } from '@/store/setupStore';

type Choices = CardState['choices'];
type Limits = BoardChoices['limits'];

const storageKey = 'issuedesk.boards';

/**
 * Reads what an earlier visit has left, and keeps what changes.
 *
 * @returns the way to stop
 */
export function keepBoards(store: AppStore): () => void {
  const stored = parseStored(readStored(storageKey));
  if (stored !== null) store.dispatch(seedBoards(readBoards(stored)));
  let latest = selectAllBoardChoices(store.getState());
  return store.subscribe(() => {
    const choices = selectAllBoardChoices(store.getState());
    if (choices === latest) return;
    const others = readBoards(parseStored(readStored(storageKey)));
    writeStored(storageKey, JSON.stringify(mergedBoards(others, latest, choices)));
    latest = choices;
  });
}

const none: BoardChoices = { limits: {}, fields: null };

/** What is stored, with what was chosen here: another tab may have set limits of the same columns since. */
function mergedBoards(stored: Choices, before: Choices, after: Choices): Choices {
  const ofType = (typeId: string, choices: BoardChoices): BoardChoices => {
    const { limits, fields } = stored[typeId] ?? none;
    const was = before[typeId] ?? none;
    return {
      limits: mergedLimits(limits, was.limits, choices.limits),
      fields: was.fields === choices.fields ? fields : choices.fields,
    };
  };
  const own = Object.entries(after).filter(([typeId, choices]) => choices !== before[typeId]);
  return {
    ...stored,
    ...Object.fromEntries(own.map(([typeId, choices]) => [typeId, ofType(typeId, choices)])),
  };
}

function mergedLimits(stored: Limits, before: Limits, after: Limits): Limits {
  const own = Object.entries(after).map(([attributeId, limits]): [string, Limits[string]] => [
    attributeId,
    withChanges(stored[attributeId] ?? {}, before[attributeId] ?? {}, limits),
  ]);
  return { ...stored, ...Object.fromEntries(own) };
}
