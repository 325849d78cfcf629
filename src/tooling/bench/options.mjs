import path from 'node:path';
import { parseArgs } from 'node:util';
import { wantable } from './journeys.mjs';

const help = `npm run bench -- [options]

  --runs N            steady runs of each journey (3)
  --slowdowns 1,4,6   of the processor (4)
  --servers NAMES     companion, slow: the companion, a stand-in for a slow server (both)
  --clocks NAMES      time, work: as a person feels it, or what the page's main thread did (both with --against)
  --only NAMES        ${wantable.join(', ')}
  --quick             2 runs with the companion alone, without what only changes with the server
  --against FOLDER    measures another built checkout in turn with this one

docs/benchmarks.md is written unless --quick, --only, --servers or --clocks left something out. Work is only measured
--against another checkout: by itself it says nothing, as a ratio it holds on a machine that is not quiet, too.`;

const servers = ['companion', 'slow'];
const clocks = ['time', 'work'];
const quick = {
  runs: '2',
  servers: ['companion'],
  only: wantable.filter((name) => name !== 'server'),
};

/** Reads the command line; says what it may be and ends where it is something else. */
export function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        runs: { type: 'string' },
        slowdowns: { type: 'string', default: '4' },
        servers: { type: 'string' },
        clocks: { type: 'string' },
        only: { type: 'string' },
        quick: { type: 'boolean', default: false },
        against: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      console.log(help);
      return process.exit(0);
    }
    const only = chosen(values.only, wantable, values.quick ? quick.only : wantable);
    return {
      runs: positive(values.runs ?? (values.quick ? quick.runs : '3')),
      slowdowns: values.slowdowns.split(',').map(positive),
      servers: chosen(values.servers, servers, values.quick ? quick.servers : servers),
      clocks: chosen(values.clocks, clocks, clocks).filter(
        (clock) => clock === 'time' || values.against !== undefined,
      ),
      wants: (name) => only.includes(name),
      isComplete: !values.quick && !values.only && !values.servers && !values.clocks,
      against: values.against && path.resolve(values.against),
    };
  } catch (error) {
    console.error(`${error.message}\n\n${help}`);
    return process.exit(1);
  }
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
