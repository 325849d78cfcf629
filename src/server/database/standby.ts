import { sql } from 'kysely';

import { runForAll } from '@/server/core/currentWork';
import { inTime } from '@/server/core/inTime';

import type { Database } from './schema';

/** Milliseconds between two looks at how far the standby has come. */
const lookInterval = 1000;

/** Milliseconds that the standby may be behind: people who only read see nothing that is older. */
const usualMaxLag = 5000;

/** Milliseconds after which a standby that does not answer counts as gone. */
const deadline = { ms: 2000, late: () => new Error('The database does not answer'), mayEnd: true };

/** Of the notes about the primary; older ones are thinned out while the standby stands still. */
const maxMarks = 100;

export interface StandbyState {
  /** It answers, is still a standby and is not too far behind. */
  isUp: boolean;
  /** Seconds; of the oldest change that it has not replayed. */
  lag: number;
  /** Calls that it has answered, since the start. */
  answered: number;
  /** Calls that were asked of it and then of the primary. */
  failed: number;
  /** Calls that the primary answered because the standby had not come far enough, or was gone. */
  avoided: number;
}

/** A server that replays what the primary writes, for calls that read. Places in its log are bytes since its beginning. */
export interface Standby {
  /** Whatever is written there fails. */
  db: Database;
  /** From now on it is looked at; what the primary has written so far, such as migrations, must be there before it is used. */
  begin(): Promise<void>;
  /** Looks how far it has come. Never fails. */
  look(): Promise<void>;
  /** Whether it has replayed a place in the log, and may be asked at all. */
  hasReplayed(lsn: number): Promise<boolean>;
  note(outcome: 'answered' | 'failed'): void;
  state(): StandbyState;
  /** Ends the looks and their connection; those that read belong to whoever opened them. */
  end(): Promise<void>;
}

interface StandbyOptions {
  /** Past the queues, like `watched`: somebody who waits in one knows nothing of the server. */
  primary: Database;
  db: Database;
  /** The same, for the looks. */
  watched: Database;
  /** Milliseconds; undefined = the usual ones. */
  maxLag?: number | undefined;
}

export function createStandby({
  primary,
  db,
  watched,
  maxLag = usualMaxLag,
}: StandbyOptions): Standby {
  /** Where the log of the primary was at some moments, ascending; only what the standby has not replayed. */
  let marks: { lsn: number; at: number }[] = [];
  /** null = it is out of reach, or no standby any more. */
  let replayed: number | null = null;
  /** Where the log of the primary was in the beginning. */
  let floor = Infinity;
  let asked: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let hasEnded = false;
  const counts = { answered: 0, failed: 0, avoided: 0 };

  function mark(lsn: number): void {
    if (lsn <= (marks.at(-1)?.lsn ?? replayed ?? 0)) return;
    marks.push({ lsn, at: performance.now() });
    if (marks.length > maxMarks) marks = marks.filter((_, index) => index % 2 === 0);
  }

  async function askStandby(): Promise<void> {
    // Also for others, should the one who asks have gone.
    replayed = await inTime(
      runForAll(() => replayedLsn(watched)),
      deadline,
    ).catch(() => null);
    const reached = replayed;
    if (reached !== null) marks = marks.filter(({ lsn }) => lsn > reached);
  }

  /** Whoever asks while an answer is under way takes that one. */
  function ask(): Promise<void> {
    asked ??= askStandby().finally(() => {
      asked = null;
    });
    return asked;
  }

  async function look(): Promise<void> {
    // The primary first, so that an idle standby is not found to be behind.
    await inTime(writtenLsn(primary), deadline).then(mark, () => undefined);
    await ask();
  }

  function lag(): number {
    const [oldest] = marks;
    return oldest === undefined ? 0 : performance.now() - oldest.at;
  }

  function isUp(): boolean {
    return replayed !== null && replayed >= floor && lag() <= maxLag;
  }

  function lookAgain(): void {
    if (hasEnded) return;
    timer = setTimeout(() => {
      void look().then(lookAgain);
    }, lookInterval).unref();
  }

  return {
    db,
    async begin() {
      floor = await writtenLsn(primary);
      await look();
      lookAgain();
    },
    look,
    async hasReplayed(lsn) {
      if (isUp() && (replayed ?? 0) < lsn) await ask();
      const has = isUp() && (replayed ?? 0) >= lsn;
      if (!has) counts.avoided += 1;
      return has;
    },
    note(outcome) {
      counts[outcome] += 1;
    },
    state: () => ({ isUp: isUp(), lag: lag() / 1000, ...counts }),
    async end() {
      hasEnded = true;
      clearTimeout(timer);
      await watched.destroy();
    },
  };
}

/** Where the log of a primary is. */
async function writtenLsn(db: Database): Promise<number> {
  const { rows } = await sql<{ lsn: number }>`
    select (pg_current_wal_lsn() - '0/0')::int8 as lsn
  `.execute(db);
  return rows[0]?.lsn ?? 0;
}

/** Null for a server that is no standby, as after it was promoted. */
async function replayedLsn(db: Database): Promise<number | null> {
  const { rows } = await sql<{ lsn: number | null }>`
    select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::int8 end as lsn
  `.execute(db);
  return rows[0]?.lsn ?? null;
}
