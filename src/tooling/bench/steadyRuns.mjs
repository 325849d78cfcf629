/** By how much the unit may move while a run lasts. */
const mostMoved = 0.1;

/** Of the yardstick, before and after each run. */
const unitRuns = 3;

/** How many runs are tried for one that is wanted. */
const mostTries = 2;

/**
 * Repeats a run until it was steady often enough, or twice as often was tried. The yardstick stands beside each
 * run: where it took more than a tenth longer or shorter meanwhile, something else ran on the machine, and the run is
 * thrown away. What several parties do takes part in one run, in turn, so that they meet the same minute.
 *
 * @param {{ measure(how: object): Promise<{ unit: number }> }} yardstick
 * @param {object} what
 * @param {number} what.slowdown
 * @param {number} what.runs
 * @param {Record<string, () => Promise<Record<string, number>>>} what.parties by name
 * @returns {Promise<{ unit: number, figures: Record<string, Record<string, number>>, isSteady: boolean }[]>} the steady
 *   runs, or, where there were too few, the steadiest of the others with them; figures by party
 */
export async function measureSteadily(yardstick, { slowdown, runs, parties }) {
  const kept = [];
  const failures = [];
  let before = await unitNow();
  for (let tried = 0; tried < mostTries * runs && kept.filter(isSteady).length < runs; tried += 1) {
    const names = Object.keys(parties);
    const units = [before];
    const figures = {};
    try {
      for (const name of tried % 2 === 0 ? names : names.toReversed()) {
        figures[name] = await parties[name]();
        units.push(await unitNow());
      }
    } catch (error) {
      failures.push(error);
      console.error(error);
      continue;
    }
    before = units.at(-1);
    const moved = Math.max(...units) / Math.min(...units) - 1;
    kept.push({ unit: Math.min(...units), figures, moved });
    if (moved > mostMoved) console.log(`Not steady: the unit moved by ${percent(moved)}`);
  }
  if (kept.length === 0) throw new AggregateError(failures, 'No run came to its end');
  return kept
    .sort((a, b) => a.moved - b.moved)
    .slice(0, runs)
    .map(({ moved, ...run }) => ({ ...run, isSteady: moved <= mostMoved }));

  async function unitNow() {
    const { unit } = await yardstick.measure({ slowdown, runs: unitRuns });
    return unit;
  }
}

function isSteady({ moved }) {
  return moved <= mostMoved;
}

function percent(part) {
  return `${Math.round(part * 100)} %`;
}
