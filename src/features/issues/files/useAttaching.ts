import { useMemo, useSyncExternalStore } from 'react';
import { filesApi } from '@/api/endpoints/files';
import { selectUserId } from '@/entities/session';
import { draftOwner } from '@/forms/drafts';
import { isRefusal, toApiError } from '@/protocol/apiError';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { useBaseUrl } from '@/routing/HostContext';
import { SavedBefore } from '@/saving/saveOutcome';
import { sendSave } from '@/saving/sendSave';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { type AttachError, fileKeeperOf, type KeptFiles } from './keptFiles';
import type { PendingFile } from './pendingFiles';

/** What a file is called on the server, and what is said of it there. */
interface FileWords {
  name: string;
  description?: string;
}

export interface Attaching extends KeptFiles {
  add: (files: readonly File[]) => void;
  /** Takes out one that is not being sent. */
  remove: (file: PendingFile) => void;
  /** Attaches one; how that ends is in `attachments`. By default it keeps its name. */
  attach: (file: PendingFile, words?: FileWords) => Promise<void>;
  /**
   * Attaches one after the other those that are not attached yet, and then saves the rest, which gets the number of each
   * by its name; none of one that was taken out meanwhile. A file that is refused does not keep the others. Rejects with
   * the first `ApiError`.
   */
  attachBefore: <Saved>(
    all: readonly PendingFile[],
    save: (itemIds: ReadonlyMap<string, number>) => Promise<Saved>,
    wordsOf?: (file: PendingFile) => FileWords,
  ) => Promise<Saved>;
  cancel: (file: PendingFile) => void;
  /** The form is left: its files are not wanted, but what was submitted is. */
  discard: () => void;
  /** The same of all of them. */
  abandon: () => void;
}

/** The number of the last file that was attached; throws where all have been taken out meanwhile. */
export function lastOf(itemIds: ReadonlyMap<string, number>): number {
  const last = [...itemIds.values()].at(-1);
  if (last === undefined) throw new DOMException('Nothing is left', 'AbortError');
  return last;
}

/**
 * The files of a form about an issue, and what sends them. One whose answer was lost is looked for before it is sent again.
 *
 * @param draftPath of the form, whose files are the same wherever it stands
 */
export function useAttaching(issueId: number, draftPath: string): Attaching {
  const dispatch = useAppDispatch();
  const owner = draftOwner(useBaseUrl(), useAppSelector(selectUserId));
  const keeper = useMemo(
    () => dispatch(fileKeeperOf(owner, draftPath)),
    [dispatch, owner, draftPath],
  );
  const kept = useSyncExternalStore(keeper.subscribe, keeper.read);

  async function send(pending: PendingFile, words: FileWords): Promise<number> {
    const { file } = pending;
    keeper.note(pending, { kind: 'sending' });
    try {
      const memory = keeper.memoryOf(pending);
      const save = sendSave(filesApi.endpoints.addFile, { issueId, ...words, file }, memory);
      const { stampId } = await dispatch(save);
      keeper.note(pending, { kind: 'attached', itemId: stampId });
      return stampId;
    } catch (error) {
      keeper.note(pending, { kind: 'failed', error: toAttachError(error) });
      throw error;
    }
  }

  async function attachOne(pending: PendingFile, words: FileWords): Promise<number> {
    const known = keeper.read().attachments.get(pending);
    return known?.kind === 'attached'
      ? known.itemId
      : keeper.sendOnce(pending, () => send(pending, words));
  }

  async function attachAll(
    all: readonly PendingFile[],
    wordsOf: (file: PendingFile) => FileWords,
  ): Promise<ReadonlyMap<string, number>> {
    const itemIds = new Map<string, number>();
    const failures: unknown[] = [];
    for (const pending of all) {
      // What kept it before is no reason any more: it waits its turn.
      const { attachments } = keeper.read();
      if (attachments.get(pending)?.kind === 'failed') keeper.note(pending, null);
    }
    for (const pending of all) {
      if (!keeper.read().pending.has(pending)) continue;
      try {
        itemIds.set(pending.name, await attachOne(pending, wordsOf(pending)));
      } catch (error) {
        failures.push(error);
        // Without a server, or a session, the others would fare alike.
        if (!isAboutTheFile(error)) break;
      }
    }
    if (failures.length > 0) throw failures[0];
    return itemIds;
  }

  return {
    ...kept,
    add: keeper.add,
    remove: (file) => {
      keeper.remove([file]);
    },
    attach: async (pending, words = sameName(pending)) => {
      try {
        await attachOne(pending, words);
      } catch {
        // Its row says why.
      }
    },
    attachBefore: (all, save, wordsOf = sameName) =>
      keeper.whileSaving(async () => {
        const saved = await save(await attachAll(all, wordsOf));
        keeper.remove(all);
        return saved;
      }),
    cancel: keeper.cancel,
    discard: keeper.discard,
    abandon: keeper.abandon,
  };
}

function sameName({ name }: PendingFile): FileWords {
  return { name };
}

function toAttachError(error: unknown): AttachError {
  return error instanceof SavedBefore ? { kind: 'savedBefore' } : toApiError(error);
}

/** A refusal that may not meet another file. */
function isAboutTheFile(error: unknown): boolean {
  const { kind } = toAttachError(error);
  if (isRefusal(error, ApiErrorCode.LoginRequired)) return false;
  return ['aborted', 'api', 'savedBefore', 'uploadFailed'].includes(kind);
}
