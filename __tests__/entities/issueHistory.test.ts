import { mergeHistory } from '@/entities/issueHistory';
import { ChangeType } from '@/protocol/enums';
import type { HistoryEntry } from '@/protocol/issues';
import { fc } from '@tests/support/properties';

const comment = (id: number, text = ''): HistoryEntry => ({
  id,
  type: ChangeType.commentAdded,
  createdBy: 1,
  createdDate: id,
  text,
});

const idsOf = (entries: readonly HistoryEntry[]) => entries.map(({ id }) => id);

describe('merging the history of an issue', () => {
  it('replaces, appends and removes as the protocol says', () => {
    const known = [comment(5), comment(8), comment(9)];
    const answer = { history: [comment(8, 'changed'), comment(12)], stubs: [5] };

    expect(mergeHistory(known, answer, 10)).toEqual([
      comment(8, 'changed'),
      comment(9),
      comment(12),
    ]);
  });

  it('ignores changes and removals of entries that are not known', () => {
    expect(mergeHistory([comment(9)], { history: [comment(3)], stubs: [4] }, 10)).toEqual([
      comment(9),
    ]);
  });

  it('keeps everything when nothing has changed', () => {
    const known = [comment(5), comment(8)];

    expect(mergeHistory(known, { history: [] }, 10)).toEqual(known);
  });

  it('starts anew from zero', () => {
    expect(mergeHistory([comment(5)], { history: [comment(6)] }, 0)).toEqual([comment(6)]);
  });

  it('accepts the full history of a server that does not continue', () => {
    const known = [comment(5), comment(8)];

    expect(
      idsOf(mergeHistory(known, { history: [comment(5), comment(8), comment(12)] }, 10)),
    ).toEqual([5, 8, 12]);
  });

  it('gives the same result when a request is repeated', () => {
    const known = [comment(5), comment(8)];
    const answer = { history: [comment(8, 'changed'), comment(12)], stubs: [5] };
    const once = mergeHistory(known, answer, 10);

    expect(mergeHistory(once, answer, 10)).toEqual(once);
  });
});

/** What happens to the comments of an issue; every change takes the next stamp (protocol 4.1). */
interface Change {
  kind: 'add' | 'edit' | 'delete';
  /** Which of the comments there are; meaningless for a new one. */
  nth: number;
}

const anyChange = fc.record<Change>({
  kind: fc.constantFrom('add', 'add', 'edit', 'delete'),
  nth: fc.nat(9),
});

/** A server that answers incremental loads by the book. */
class CommentServer {
  stamp = 0;
  private readonly comments = new Map<number, { text: string; changed: number }>();
  private readonly removed = new Map<number, number>();

  apply(change: Change): void {
    this.stamp += 1;
    if (change.kind === 'add') {
      this.comments.set(this.stamp, { text: '', changed: this.stamp });
      return;
    }
    const id = [...this.comments.keys()][change.nth];
    if (id === undefined) return;
    if (change.kind === 'edit') {
      this.comments.set(id, { text: `edited at ${this.stamp}`, changed: this.stamp });
    } else {
      this.comments.delete(id);
      this.removed.set(id, this.stamp);
    }
  }

  load(modifiedSince: number) {
    return {
      history: [...this.comments]
        .filter(([, { changed }]) => changed > modifiedSince)
        .map(([id, { text }]) => comment(id, text)),
      stubs: [...this.removed]
        .filter(([id, removed]) => id <= modifiedSince && removed > modifiedSince)
        .map(([id]) => id),
    };
  }
}

it('always ends with what a full load gives, from whichever earlier stamp it continues', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(anyChange, { maxLength: 8 }), { minLength: 1, maxLength: 6 }),
      fc.infiniteStream(fc.nat(5)),
      (rounds, steps) => {
        const server = new CommentServer();
        const stamps = [0];
        let known: HistoryEntry[] = [];
        for (const changes of rounds) {
          for (const change of changes) server.apply(change);
          const since = stamps[steps.next().value % stamps.length] ?? 0;
          known = mergeHistory(known, server.load(since), since);
          stamps.push(server.stamp);

          expect(known).toEqual(server.load(0).history);
        }
      },
    ),
  );
});
