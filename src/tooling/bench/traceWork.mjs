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

/**
 * @param {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number }[]} events of a trace,
 *   times in microseconds
 * @param {string} [until] the mark it ends with
 * @returns {number} in ms
 */
export function workOf(events, until = shown.step) {
  const begin = events.find(({ name }) => name === begun);
  const end = events.findLast(({ name }) => name === until);
  if (!begin || !end) throw new Error('The trace has not both marks of the step.');
  const work = events
    .filter(
      ({ name, ph, pid, tid, ts, dur = 0 }) =>
        name === 'RunTask' &&
        ph === 'X' &&
        pid === begin.pid &&
        tid === begin.tid &&
        ts + dur > begin.ts &&
        ts <= end.ts,
    )
    .reduce((sum, { tdur, dur = 0 }) => sum + (tdur ?? dur), 0);
  return work / 1000;
}
