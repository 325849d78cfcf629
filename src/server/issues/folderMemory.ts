import type { Database } from '@/server/database/schema';

/** By folder. */
type Folders<Known> = Map<number, Known>;

/** Remembers of each folder what was found there, for each of many questions. */
export interface FolderMemory<Known> {
  /** What is known of folders, which is used now. */
  use(db: Database, question: string): ReadonlyMap<number, Known>;
  /** Keeps what was found; what was used longest ago makes room. */
  remember(db: Database, question: string, found: ReadonlyMap<number, Known>): void;
}

/** What is known of one question, and how much room it takes. */
interface Answers<Known> {
  folders: Folders<Known>;
  weight: number;
}

/** `maxWeight` is of all that is remembered of a database; a folder weighs 1 unless it is said what it does. */
export function createFolderMemory<Known>(
  maxWeight: number,
  weightOf: (known: Known) => number = () => 1,
): FolderMemory<Known> {
  const memories = new WeakMap<Database, Map<string, Answers<Known>>>();

  /** Puts it last, where it stays longest. */
  function use(db: Database, question: string) {
    const all = memories.get(db) ?? new Map<string, Answers<Known>>();
    memories.set(db, all);
    const answers = all.get(question) ?? { folders: new Map<number, Known>(), weight: 0 };
    all.delete(question);
    all.set(question, answers);
    return { all, answers };
  }

  return {
    use: (db, question) => use(db, question).answers.folders,
    remember(db, question, found) {
      const { all, answers } = use(db, question);
      for (const [folderId, known] of found) {
        const former = answers.folders.get(folderId);
        answers.weight += weightOf(known) - (former === undefined ? 0 : weightOf(former));
        answers.folders.set(folderId, known);
      }
      let weight = 0;
      for (const each of all.values()) weight += each.weight;
      for (const [oldest, each] of all) {
        if (weight <= maxWeight) return;
        weight -= each.weight;
        all.delete(oldest);
      }
    },
  };
}
