/** By how much the unit may move while a stretch of a run lasts. */
const mostMoved = 0.1;

/** Of the yardstick, before and after each stretch. */
const unitRuns = 3;

/** How many runs are tried for one that is wanted. */
const mostTries = 2;

/**
 * Repeats a run until each journey was steady often enough, or twice as often was tried. The yardstick is measured before
 * and after each stretch of a run: where it took more than a tenth longer or shorter meanwhile, something else ran on the
 * machine, and the journeys of that stretch are thrown away, not those before and after it. What several parties do
 * takes part in one run, in turn; a journey is steady when its units are, whichever party they stand beside.
 *
 * @param {{ measure(how: object): Promise<{ unit: number }> }} yardstick
 * @param {object} what
 * @param {number} what.slowdown
 * @param {number} what.runs
 * @param {Record<string, (note: (figures: Record<string, number>) => Promise<void>) => Promise<unknown>>} what.parties by
 *   name; each hands its figures over at the end of each stretch, and goes on when that promise is kept
 * @returns {Promise<{ figures: Record<string, Record<string, number>>, units: Record<string, Record<string, number>>,
 *   unsteady: string[] }[]>} what was kept of the runs: figures and the units beside them by party and journey, and which
 *   journeys were kept though they were not steady, since there were too few others
 */
export async function measureSteadily(yardstick, { slowdown, runs, parties }) {
  const done = [];
  const failures = [];
  for (let tried = 0; tried < mostTries * runs && !isEnough(done, runs); tried += 1) {
    const names = Object.keys(parties);
    try {
      done.push(await runOnce(tried % 2 === 0 ? names : names.toReversed()));
    } catch (error) {
      failures.push(error);
      console.error(error);
    }
  }
  if (done.length === 0) throw new AggregateError(failures, 'No run came to its end');
  return keepSteadiest(done, runs);

  async function runOnce(names) {
    const run = { figures: {}, units: {}, around: {} };
    let before = await unitNow();
    for (const name of names) {
      const figures = {};
      const units = {};
      Object.assign(run.figures, { [name]: figures });
      Object.assign(run.units, { [name]: units });
      await parties[name](async (stretch) => {
        const after = await unitNow();
        for (const [journey, time] of Object.entries(stretch)) {
          figures[journey] = time;
          units[journey] = Math.min(before, after);
          run.around[journey] = [...(run.around[journey] ?? []), before, after];
        }
        before = after;
      });
    }
    const moved = mapValues(run.around, (units) => Math.max(...units) / Math.min(...units) - 1);
    for (const [journey, part] of Object.entries(moved)) {
      if (part > mostMoved) {
        console.log(`Not steady: ${journey}, the unit moved by ${percent(part)}`);
      }
    }
    return { ...run, moved };
  }

  async function unitNow() {
    const { unit } = await yardstick.measure({ slowdown, runs: unitRuns });
    return unit;
  }
}

function journeysOf(done) {
  return [...new Set(done.flatMap(({ moved }) => Object.keys(moved)))];
}

function isEnough(done, runs) {
  return (
    done.length > 0 &&
    journeysOf(done).every(
      (journey) => done.filter(({ moved }) => moved[journey] <= mostMoved).length >= runs,
    )
  );
}

/** Of each journey as many figures as were asked for. */
function keepSteadiest(done, runs) {
  const keptIn = Object.fromEntries(
    journeysOf(done).map((journey) => [
      journey,
      done
        .filter(({ moved }) => journey in moved)
        .sort((a, b) => a.moved[journey] - b.moved[journey])
        .slice(0, runs),
    ]),
  );
  const kept = done.map((run) => {
    const isKept = (journey) => keptIn[journey].includes(run);
    const pick = (figures) =>
      Object.fromEntries(Object.entries(figures).filter(([journey]) => isKept(journey)));
    return {
      figures: mapValues(run.figures, pick),
      units: mapValues(run.units, pick),
      unsteady: Object.keys(run.moved).filter(
        (journey) => isKept(journey) && run.moved[journey] > mostMoved,
      ),
    };
  });
  return kept.filter(({ units }) =>
    Object.values(units).some((ofParty) => Object.keys(ofParty).length > 0),
  );
}

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

function percent(part) {
  return `${Math.round(part * 100)} %`;
}
