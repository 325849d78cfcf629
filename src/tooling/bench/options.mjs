import path from 'node:path';
import { parseArgs } from 'node:util';
import { wantable } from './journeys.mjs';
import { referenceSlowdown } from './referenceMachine.mjs';

const help = `npm run bench -- [options]

  --runs N            of each journey (5), half as many at the slowdowns that no limits are for
  --slowdowns 1,4,6   of the processor (all three)
  --servers NAMES     companion, slow: the companion, a stand-in for a slow server (both)
  --clocks NAMES      time, work: as a person feels it, or what the page's main thread did (both with --against)
  --only NAMES        ${wantable.join(', ')}
  --quick             2 runs at a slowdown of 4 with the companion alone, without what only changes with the server
  --against FOLDER    measures another built checkout in turn with this one
  --parts FOLDER      keeps there each part as soon as it is measured, and takes those of this build from there

docs/benchmarks.md is written unless something was left out: fewer runs, slowdowns, servers, clocks or journeys. What is
said there below the tables stays; read whether it is still true. Work is only measured
--against another checkout: by itself it says nothing, as a ratio it holds on a machine that is not quiet, too.`;

const servers = ['companion', 'slow'];
const clocks = ['time', 'work'];
const slowdowns = [1, 4, 6];
const fullRuns = 5;
const quick = {
  runs: 2,
  slowdowns: [4],
  servers: ['companion'],
  only: wantable.filter((name) => name !== 'server'),
};

/** Reads the command line; says what it may be and ends where it is something else. */
export function readOptions(args = process.argv.slice(2)) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        runs: { type: 'string' },
        slowdowns: { type: 'string' },
        servers: { type: 'string' },
        clocks: { type: 'string' },
        only: { type: 'string' },
        quick: { type: 'boolean', default: false },
        against: { type: 'string' },
        parts: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      console.log(help);
      return process.exit(0);
    }
    const isOfClock = (clock) => clock === 'time' || values.against !== undefined;
    const all = {
      runs: fullRuns,
      slowdowns,
      servers,
      clocks: clocks.filter(isOfClock),
      only: wantable,
    };
    const usual = values.quick ? { ...all, ...quick } : all;
    const wanted = {
      runs: values.runs === undefined ? usual.runs : positive(values.runs),
      slowdowns: values.slowdowns?.split(',').map(positive) ?? usual.slowdowns,
      servers: chosen(values.servers, servers, usual.servers),
      clocks: chosen(values.clocks, clocks, usual.clocks).filter(isOfClock),
      only: chosen(values.only, wantable, usual.only),
    };
    const { only, ...rest } = wanted;
    return {
      ...rest,
      wants: (name) => only.includes(name),
      isComplete:
        wanted.runs >= fullRuns &&
        ['slowdowns', 'servers', 'clocks', 'only'].every((name) =>
          all[name].every((value) => wanted[name].includes(value)),
        ),
      against: values.against && path.resolve(values.against),
      parts: values.parts && path.resolve(values.parts),
    };
  } catch (error) {
    console.error(`${error.message}\n\n${help}`);
    return process.exit(1);
  }
}

/**
 * How often journeys are repeated: limits need more certainty than what is only told.
 *
 * @param {number} slowdown of the processor
 * @param {number} runs at the slowdown of the reference
 * @returns {number}
 */
export function runsAt(slowdown, runs) {
  return slowdown === referenceSlowdown ? runs : Math.ceil(runs / 2);
}

function chosen(text, known, otherwise) {
  if (text === undefined) return otherwise;
  const names = text.split(',');
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`Unknown: ${unknown}`);
  return names;
}

function positive(text) {
  const number = Number(text);
  if (!(number >= 1)) throw new Error(`Not a number from 1: ${text}`);
  return number;
}
