import { useEffect, useRef, useState } from 'react';
import { filesApi } from '@/api/endpoints/files';
import { type ApiError, isRefusal, toApiError } from '@/protocol/apiError';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { createSaveMemory, type SaveMemory, sendSave } from '@/saving/sendSave';
import { useAppDispatch } from '@/store/hooks';
import type { PendingFile } from './pendingFiles';

/** What has become of a file so far; nothing for one that waits. */
export type Attachment =
  { kind: 'sending' } | { kind: 'attached'; itemId: number } | { kind: 'failed'; error: ApiError };

export interface Attaching {
  attachments: ReadonlyMap<File, Attachment>;
  /** Attaches one; how that ends is in `attachments`. */
  attach: (pending: PendingFile) => Promise<void>;
  /**
   * Attaches one after the other those that are not attached yet. A file that is refused does not keep the others.
   *
   * @returns the number of each by its name. Rejects with the first `ApiError`
   */
  attachAll: (all: readonly PendingFile[]) => Promise<ReadonlyMap<string, number>>;
  cancel: (file: File) => void;
}

/** Sends the files of a comment that is being written. One whose answer was lost is looked for before it is sent again. */
export function useAttaching(issueId: number): Attaching {
  const dispatch = useAppDispatch();
  const [attachments, setAttachments] = useState<ReadonlyMap<File, Attachment>>(new Map());
  const [memories] = useState(() => new Map<File, SaveMemory>());

  /** All are sent with the comment: what was submitted comes to its end, wherever one goes meanwhile. */
  const isSubmitted = useRef(false);

  // External system: requests, which end with the editor.
  useEffect(
    () => () => {
      if (isSubmitted.current) return;
      for (const { run } of memories.values()) run?.abort();
    },
    [memories],
  );

  function note(file: File, attachment: Attachment) {
    setAttachments((before) => new Map(before).set(file, attachment));
  }

  function memoryOf(file: File): SaveMemory {
    const memory = memories.get(file) ?? createSaveMemory();
    memories.set(file, memory);
    return memory;
  }

  async function send({ file, name }: PendingFile): Promise<number> {
    note(file, { kind: 'sending' });
    try {
      const save = sendSave(filesApi.endpoints.addFile, { issueId, name, file }, memoryOf(file));
      const { stampId } = await dispatch(save);
      note(file, { kind: 'attached', itemId: stampId });
      return stampId;
    } catch (error) {
      note(file, { kind: 'failed', error: toApiError(error) });
      throw error;
    }
  }

  return {
    attachments,
    attach: async (pending) => {
      try {
        await send(pending);
      } catch {
        // Its row says why.
      }
    },
    attachAll: async (all) => {
      const itemIds = new Map<string, number>();
      const failures: unknown[] = [];
      isSubmitted.current = true;
      for (const pending of all) {
        const known = attachments.get(pending.file);
        try {
          const itemId = known?.kind === 'attached' ? known.itemId : await send(pending);
          itemIds.set(pending.name, itemId);
        } catch (error) {
          failures.push(error);
          // Without a server, or a session, the others would fare alike.
          if (!isAboutTheFile(error)) break;
        }
      }
      isSubmitted.current = false;
      if (failures.length > 0) throw failures[0];
      return itemIds;
    },
    cancel: (file) => {
      memories.get(file)?.run?.abort();
    },
  };
}

/** A refusal that may not meet another file. */
function isAboutTheFile(error: unknown): boolean {
  const { kind } = toApiError(error);
  if (isRefusal(error, ApiErrorCode.LoginRequired)) return false;
  return kind === 'api' || kind === 'uploadFailed' || kind === 'aborted';
}
