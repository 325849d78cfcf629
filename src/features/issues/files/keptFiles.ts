/**
 * The files that wait in a form, by account and draft. They cannot be part of the state, and no draft can hold them; but a
 * form goes whenever one looks at another issue or makes the window narrow. So they lie here, as long as the page
 * stands, until they are saved or thrown away, or one logs out.
 */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiContext } from '@/api/apiContext';
import { haveDraftsEnded } from '@/forms/drafts';
import type { ApiError } from '@/protocol/apiError';
import { createSaveMemory, type SaveMemory } from '@/saving/sendSave';
import { markOf, nameFiles, type PendingFile } from './pendingFiles';

/** Why a file is not attached; `savedBefore`: it is, but not as it is called or described by now. */
export type AttachError = ApiError | { kind: 'savedBefore' };

/** What has become of a file so far; nothing for one that waits. */
export type Attachment =
  | { kind: 'sending' }
  | { kind: 'attached'; itemId: number }
  | { kind: 'failed'; error: AttachError };

export interface KeptFiles {
  /** In the order they came. */
  readonly pending: ReadonlySet<PendingFile>;
  readonly attachments: ReadonlyMap<PendingFile, Attachment>;
}

export type FileKeeper = ReturnType<typeof createFileKeeper>;

const nothing: KeptFiles = { pending: new Set(), attachments: new Map() };

function createFileKeeper(draftPath: string) {
  const listeners = new Set<() => void>();
  const memories = new Map<PendingFile, SaveMemory>();
  const running = new Map<PendingFile, Promise<number>>();
  let kept = nothing;
  let saves = 0;

  function change(next: KeptFiles) {
    kept = next;
    for (const listener of [...listeners]) listener();
  }

  /** Null for one that waits again. */
  function note(file: PendingFile, attachment: Attachment | null) {
    // An answer may come for one that nobody wants any more.
    if (!kept.pending.has(file)) return;
    const attachments = new Map(kept.attachments);
    if (attachment) attachments.set(file, attachment);
    else attachments.delete(file);
    change({ ...kept, attachments });
  }

  function remove(files: Iterable<PendingFile>) {
    const gone = [...files].filter((file) => kept.pending.has(file));
    if (gone.length === 0) return;
    const pending = new Set(kept.pending);
    const attachments = new Map(kept.attachments);
    for (const file of gone) {
      pending.delete(file);
      attachments.delete(file);
      memories.delete(file);
    }
    change({ pending, attachments });
  }

  function cancel(file: PendingFile) {
    memories.get(file)?.run?.abort();
  }

  function abandon() {
    kept.pending.forEach(cancel);
    remove(kept.pending);
  }

  return {
    read: () => kept,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    add(files: readonly File[]) {
      const known = new Set([...kept.pending].map(({ file }) => file));
      const added = nameFiles(
        files.filter((file) => !known.has(file)),
        kept.pending,
      );
      change({ ...kept, pending: new Set([...kept.pending, ...added]) });
    },
    remove,
    note,
    memoryOf(file: PendingFile): SaveMemory {
      const memory = memories.get(file) ?? createSaveMemory(draftPath, markOf(file.file));
      memories.set(file, memory);
      return memory;
    },
    /** A file is sent once at a time: whoever asks for it meanwhile waits for the same end. */
    sendOnce(file: PendingFile, send: () => Promise<number>): Promise<number> {
      const sent = running.get(file) ?? send().finally(() => running.delete(file));
      running.set(file, sent);
      return sent;
    },
    cancel,
    /** Keeps `discard` from what is being saved. */
    async whileSaving<Saved>(save: () => Promise<Saved>): Promise<Saved> {
      saves += 1;
      try {
        return await save();
      } finally {
        saves -= 1;
      }
    },
    /** Whoever leaves the form wants none of them, nor what is under way. */
    abandon,
    /** The same, but what was submitted comes to its end, wherever one goes meanwhile. */
    discard() {
      if (saves === 0) abandon();
    },
  };
}

/** By the client, of which tests start many in one page; what is kept out of sight has another store of the same. */
const keepers = new WeakMap<ApiContext, Map<string, FileKeeper>>();

/** The same for the same draft, wherever its form stands. */
export function fileKeeperOf(
  owner: string,
  draftPath: string,
): ThunkAction<FileKeeper, unknown, ApiContext, UnknownAction> {
  return (_dispatch, _getState, context) => {
    // As with drafts: a page that is left open has nothing more of whoever has logged out.
    if (haveDraftsEnded(owner)) keepers.delete(context);
    const own = keepers.get(context) ?? new Map<string, FileKeeper>();
    keepers.set(context, own);
    const key = `${owner} ${draftPath}`;
    const keeper = own.get(key) ?? createFileKeeper(draftPath);
    own.set(key, keeper);
    return keeper;
  };
}
