/** What a trace must have: the tasks of threads, and the marks of `pageProbe`. */
const categories = [
  'disabled-by-default-devtools.timeline',
  'devtools.timeline',
  'blink.user_timing',
];

/** Marks of `pageProbe`. */
const begun = 'bench begins';
export const shown = { step: 'bench shows', bar: 'bench shows bar' };

/**
 * Traces the work of a page's main thread in a step, in ms of the processor: of the tasks from the mark with which the step
 * begins to the frame that shows what it leads to. What the page does after that frame is not in it, however late the
 * browser is asked; nor is what else the machine does.
 *
 * @param {import('@playwright/test').CDPSession} session of the page
 * @returns {Promise<() => Promise<object[]>>} ends it, once the page has set both marks, and answers what `workOf` reads
 */
export async function traceWork(session) {
  const events = [];
  const collect = ({ value }) => {
    events.push(...value);
  };
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    session.off('Tracing.dataCollected', collect);
    return events;
  };
}

/** What the work of a main thread is of, by the names of a trace; all else is the browser's own. */
export const kinds = {
  script: [
    'EvaluateScript',
    'EventDispatch',
    'FireAnimationFrame',
    'FireIdleCallback',
    'FunctionCall',
    'MajorGC',
    'MinorGC',
    'RunMicrotasks',
    'TimerFire',
    'v8.compile',
  ],
  style: ['UpdateLayoutTree', 'ParseHTML'],
  layout: ['Layout'],
  paint: ['Commit', 'Layerize', 'Paint', 'PrePaint'],
};

/**
 * @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number }} TraceEvent an
 *   event of a trace, times in microseconds
 */

/**
 * @param {TraceEvent[]} events
 * @param {string} [until] the mark it ends with
 * @returns {number} in ms
 */
export function workOf(events, until = shown.step) {
  const tasks = duringStep(events, until).filter(({ name }) => name === 'RunTask');
  return tasks.reduce((sum, task) => sum + workIn(task), 0);
}

/**
 * The same work by what it was of. Of an event counts what is in none of those inside it.
 *
 * @param {TraceEvent[]} events
 * @returns {Record<string, number>} in ms, by the names of `kinds` and `rest`
 */
export function workByKind(events) {
  const sums = Object.fromEntries([...Object.keys(kinds), 'rest'].map((kind) => [kind, 0]));
  const around = [];
  const inOrder = duringStep(events, shown.step).sort(
    (one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0),
  );
  for (const event of inOrder) {
    while (around.length > 0 && endOf(around.at(-1)) <= event.ts) around.pop();
    const outer = around.at(-1);
    // What stands in no task is a part of one that began before the step.
    if (!outer && event.name !== 'RunTask') continue;
    sums[kindOf(event)] += workIn(event);
    if (outer) sums[kindOf(outer)] -= workIn(event);
    around.push(event);
  }
  return sums;
}

function kindOf({ name }) {
  return Object.keys(kinds).find((kind) => kinds[kind].includes(name)) ?? 'rest';
}

function workIn({ tdur, dur = 0 }) {
  return (tdur ?? dur) / 1000;
}

function endOf({ ts, dur = 0 }) {
  return ts + dur;
}

/** What the main thread did from the begin of the step to its end. */
function duringStep(events, until) {
  const begin = events.find(({ name }) => name === begun);
  const end = events.findLast(({ name }) => name === until);
  if (!begin || !end) throw new Error('The trace has not both marks of the step.');
  return events.filter(
    (event) =>
      event.ph === 'X' &&
      event.pid === begin.pid &&
      event.tid === begin.tid &&
      endOf(event) > begin.ts &&
      event.ts <= end.ts,
  );
}
