import type { Random } from './random';

const DAY = 86_400;
const HOUR = 3600;

export type DemoChange =
  | 'comment'
  | 'deleteComment'
  | 'describe'
  | 'editComment'
  | 'file'
  | 'move'
  | 'progress'
  | 'rename'
  | 'value';

/** Something that happens to one issue; its first event creates it. */
export interface DemoEvent {
  /** Unix seconds. */
  time: number;
  /** Position of the issue in the order of creation. */
  issue: number;
  kind: 'create' | DemoChange;
}

export interface ScheduleSize {
  issues: number;
  /** Comments of the one long issue. */
  comments: number;
  /** How many changes an issue sees on average. */
  changes: number;
}

/** The issue that gets a long discussion. */
const LONG_ISSUE = 4;
/** The demo looks back this far. */
const HISTORY_DAYS = 540;
/** Issues untouched for so long are mostly done. */
const SETTLED_DAYS = 45;
/** Nothing happened in the last minutes, so that what visitors do comes later. */
const QUIET_SECONDS = 300;

/** The same day, or the Friday before a weekend, at office hours. */
function officeHour(random: Random, day: number): number {
  const weekday = new Date(day * 1000).getUTCDay();
  const shift = weekday === 6 ? 1 : weekday === 0 ? 2 : 0;
  return day - shift * DAY + random.integer(7 * HOUR, 18 * HOUR);
}

function change(random: Random): DemoChange {
  const dice = random.integer(1, 100);
  if (dice <= 46) return 'comment';
  if (dice <= 82) return 'value';
  if (dice <= 88) return 'file';
  if (dice <= 91) return 'rename';
  if (dice <= 93) return 'move';
  if (dice <= 95) return 'describe';
  return dice <= 98 ? 'editComment' : 'deleteComment';
}

/** Everything that happens until `now`, in order of time. New issues come more often towards the end. */
export function planEvents(random: Random, size: ScheduleSize, now: number): DemoEvent[] {
  const today = Math.floor(now / DAY) * DAY;
  const end = now - QUIET_SECONDS;
  const created = Array.from({ length: size.issues }, () => {
    const daysAgo = Math.floor(HISTORY_DAYS * (random.integer(0, 1000) / 1000) ** 1.6);
    return Math.min(officeHour(random, today - daysAgo * DAY), end - random.integer(0, 6 * HOUR));
  }).sort((a, b) => a - b);

  const events: DemoEvent[] = [];
  created.forEach((start, issue) => {
    // How much has happened to the others until now must not change this one.
    const own = random.fork(issue);
    events.push({ time: start, issue, kind: 'create' });
    let time = start;
    const changes = own.integer(0, size.changes * 2);
    for (let index = 0; index < changes; index += 1) {
      const gap = own.chance(0.4) ? own.integer(60, 4 * HOUR) : own.integer(HOUR, 18 * DAY);
      time += gap;
      if (time > end) break;
      events.push({ time, issue, kind: change(own) });
    }
    // What is older has mostly been dealt with.
    if (time < end - SETTLED_DAYS * DAY && own.chance(0.75)) {
      for (let step = own.integer(2, 4); step > 0; step -= 1) {
        time += own.integer(HOUR, 6 * DAY);
        events.push({ time, issue, kind: 'progress' });
      }
    }
  });

  const longStart = created[Math.min(LONG_ISSUE, created.length - 1)] ?? end;
  for (let index = 1; index <= size.comments; index += 1) {
    const time = longStart + Math.floor(((end - longStart) * index) / (size.comments + 1));
    events.push({ time, issue: LONG_ISSUE, kind: 'comment' });
  }
  return events.sort((a, b) => a.time - b.time || a.issue - b.issue);
}
