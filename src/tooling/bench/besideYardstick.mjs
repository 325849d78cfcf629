/** Of the yardstick, before and after each stretch; the best counts. */
const unitRuns = 3;

/** How many runs are tried for one that is wanted: one that breaks off tells nothing. */
const mostTries = 2;

/**
 * Repeats a run. The yardstick is measured before and after each stretch of a run, and the unit beside a journey is the mean
 * of both. What several parties do takes part in one run, in turn.
 *
 * @param {{ measure(how: object): Promise<{ unit: number }> }} yardstick
 * @param {object} what
 * @param {number} what.slowdown
 * @param {number} what.runs
 * @param {Record<string, (note: (figures: Record<string, number>) => Promise<void>) => Promise<unknown>>} what.parties by
 *   name; each hands its figures over at the end of each stretch, and goes on when that promise is kept
 * @returns {Promise<{ figures: Record<string, Record<string, number>>, units: Record<string, Record<string, number>> }[]>}
 *   of each run: figures and the units beside them, by party and journey
 */
export async function measureBeside(yardstick, { slowdown, runs, parties }) {
  const done = [];
  const failures = [];
  for (let tried = 0; tried < mostTries * runs && done.length < runs; tried += 1) {
    const names = Object.keys(parties);
    try {
      done.push(await runOnce(tried % 2 === 0 ? names : names.toReversed()));
    } catch (error) {
      failures.push(error);
      console.error(error);
    }
  }
  if (done.length === 0) throw new AggregateError(failures, 'No run came to its end');
  return done;

  async function runOnce(names) {
    const run = { figures: {}, units: {} };
    let before = await unitNow();
    for (const name of names) {
      run.figures[name] = {};
      run.units[name] = {};
      await parties[name](async (stretch) => {
        const after = await unitNow();
        const unit = Math.sqrt(before * after);
        for (const [journey, time] of Object.entries(stretch)) {
          run.figures[name][journey] = time;
          run.units[name][journey] = unit;
        }
        before = after;
      });
    }
    return run;
  }

  async function unitNow() {
    const { unit } = await yardstick.measure({ slowdown, runs: unitRuns });
    return unit;
  }
}
