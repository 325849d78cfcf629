import { useMemo, useSyncExternalStore } from 'react';
import { filesApi } from '@/api/endpoints/files';
import { selectUserId } from '@/entities/session';
import { draftOwner } from '@/forms/drafts';
import { isRefusal, toApiError } from '@/protocol/apiError';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { useBaseUrl } from '@/routing/HostContext';
import { sendSave } from '@/saving/sendSave';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { fileKeeperOf, type KeptFiles } from './keptFiles';
import type { PendingFile } from './pendingFiles';

export interface Attaching extends KeptFiles {
  add: (files: readonly File[]) => void;
  /** Takes out one that is not being sent. */
  remove: (file: PendingFile) => void;
  /** Attaches one; how that ends is in `attachments`. */
  attach: (file: PendingFile) => Promise<void>;
  /**
   * Attaches one after the other those that are not attached yet, and then saves the rest, which gets the number of each
   * by its name; none of one that was taken out meanwhile. A file that is refused does not keep the others. Rejects with
   * the first `ApiError`.
   */
  attachBefore: <Saved>(
    all: readonly PendingFile[],
    save: (itemIds: ReadonlyMap<string, number>) => Promise<Saved>,
  ) => Promise<Saved>;
  cancel: (file: PendingFile) => void;
  /** The comment is left: its files are not wanted. */
  discard: () => void;
}

/**
 * The files of a comment that is being written, and what sends them. One whose answer was lost is looked for before it is
 * sent again.
 */
export function useAttaching(issueId: number): Attaching {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const owner = draftOwner(useBaseUrl(), useAppSelector(selectUserId));
  const keeper = useMemo(() => fileKeeperOf(store, owner, issueId), [store, owner, issueId]);
  const kept = useSyncExternalStore(keeper.subscribe, keeper.read);

  async function send(pending: PendingFile): Promise<number> {
    const { file, name } = pending;
    keeper.note(pending, { kind: 'sending' });
    try {
      const memory = keeper.memoryOf(pending);
      const save = sendSave(filesApi.endpoints.addFile, { issueId, name, file }, memory);
      const { stampId } = await dispatch(save);
      keeper.note(pending, { kind: 'attached', itemId: stampId });
      return stampId;
    } catch (error) {
      keeper.note(pending, { kind: 'failed', error: toApiError(error) });
      throw error;
    }
  }

  async function attachOne(pending: PendingFile): Promise<number> {
    const known = keeper.read().attachments.get(pending);
    return known?.kind === 'attached'
      ? known.itemId
      : keeper.sendOnce(pending, () => send(pending));
  }

  async function attachAll(all: readonly PendingFile[]): Promise<ReadonlyMap<string, number>> {
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
        itemIds.set(pending.name, await attachOne(pending));
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
    attach: async (pending) => {
      try {
        await attachOne(pending);
      } catch {
        // Its row says why.
      }
    },
    attachBefore: (all, save) =>
      keeper.whileSaving(async () => {
        const saved = await save(await attachAll(all));
        keeper.remove(all);
        return saved;
      }),
    cancel: keeper.cancel,
    discard: keeper.discard,
  };
}

/** A refusal that may not meet another file. */
function isAboutTheFile(error: unknown): boolean {
  const { kind } = toApiError(error);
  if (isRefusal(error, ApiErrorCode.LoginRequired)) return false;
  return kind === 'api' || kind === 'uploadFailed' || kind === 'aborted';
}
