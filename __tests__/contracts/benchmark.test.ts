/** What the benchmark concludes from what it measures. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { comparisonTable } from '@/tooling/bench/comparison.mjs';
import { startFront } from '@/tooling/bench/frontServer.mjs';
import { measureInTurn } from '@/tooling/bench/measureInTurn.mjs';
import { writeReport } from '@/tooling/bench/report.mjs';
import { measureSteadily } from '@/tooling/bench/steadyRuns.mjs';
import { workOf } from '@/tooling/bench/traceWork.mjs';
import { yardstickFiles } from '@/tooling/bench/yardstickPage.mjs';

/** A yardstick that takes these times, one after the other, and then the last. */
function yardstickOf(...units: number[]) {
  let unit = NaN;
  return {
    measure: () => {
      unit = units.shift() ?? unit;
      return Promise.resolve({ unit });
    },
  };
}

beforeEach(() => {
  // It tells whoever waits for it how it gets on.
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

it('has the yardstick that the reference was measured by', () => {
  const sum = createHash('sha256').update(JSON.stringify(yardstickFiles())).digest('hex');

  expect(sum).toBe('5a4a2d51cb89843c3fce62ca37055c0643cc517cacd0b594b299655145da2d63');
});

describe('a run', () => {
  const parties = (times: number[]) => ({
    new: () => Promise.resolve({ cold: times.shift() ?? NaN }),
  });

  it('is thrown away and repeated when the unit moved meanwhile', async () => {
    const runs = await measureSteadily(yardstickOf(100, 120, 121), {
      slowdown: 4,
      runs: 1,
      parties: parties([900, 700]),
    });

    expect(runs).toEqual([{ unit: 120, figures: { new: { cold: 700 } }, isSteady: true }]);
  });

  it('is kept and said to be unsteady when others were no better', async () => {
    const runs = await measureSteadily(yardstickOf(100, 150, 200), {
      slowdown: 4,
      runs: 1,
      parties: parties([900, 700]),
    });

    expect(runs).toEqual([{ unit: 150, figures: { new: { cold: 700 } }, isSteady: false }]);
  });

  it('lets the parties begin in turn', async () => {
    const order: string[] = [];
    const party = (name: string) => () => {
      order.push(name);
      return Promise.resolve({ cold: 1 });
    };

    await measureSteadily(yardstickOf(100), {
      slowdown: 4,
      runs: 2,
      parties: { new: party('new'), old: party('old') },
    });

    expect(order).toEqual(['new', 'old', 'old', 'new']);
  });
});

it('lets parties that no yardstick stands beside begin in turn, too', async () => {
  const order: string[] = [];
  const noted = (name: string, cold: number) => () => {
    order.push(name);
    return Promise.resolve({ cold });
  };

  const runs = await measureInTurn({ new: noted('new', 1), old: noted('old', 2) }, 2);

  expect(order).toEqual(['new', 'old', 'old', 'new']);
  expect(runs[1]).toEqual({ figures: { old: { cold: 2 }, new: { cold: 1 } } });
});

describe('the stand-in for a slow server', () => {
  /** Tells what it was asked by, and how often so far. */
  async function startOrigin() {
    let asked = 0;
    const server = createServer(({ headers, method, url = '' }, response) => {
      asked += 1;
      response.statusCode = url.includes('fails') ? 500 : 200;
      response.end(`${method ?? ''} ${url} of ${headers.host ?? ''}, ${asked}`);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return { address: `http://127.0.0.1:${port}`, stop: () => server.close() };
  }

  it.each([false, true])('asks once and keeps the answer, compressed: %p', async (compresses) => {
    const origin = await startOrigin();
    const front = await startFront(origin.address, { delay: 0, keeps: true, compresses });
    const read = async (path: string) => {
      const answer = await fetch(`${front.address}${path}`);
      expect(answer.headers.get('content-encoding')).toBe(compresses ? 'gzip' : null);
      return answer.text();
    };

    const { host } = new URL(front.address);
    expect(await read('/list.php')).toBe(`GET /list.php of ${host}, 1`);
    expect(await read('/list.php')).toBe(`GET /list.php of ${host}, 1`);
    expect(await read('/fails.php')).toBe(`GET /fails.php of ${host}, 2`);
    expect(await read('/fails.php')).toBe(`GET /fails.php of ${host}, 3`);
    front.stop();
    origin.stop();
  });
});

describe('the report', () => {
  const run = (unit: number, cold: number) => ({
    unit,
    figures: { new: { cold } },
    isSteady: true,
  });
  const seriesOf = (slowdown: number) => ({
    companion: [],
    counts: {},
    series: [{ server: 'companion', slowdown, calm: [run(520, 700), run(500, 600)] }],
    work: {},
  });

  it('divides the best by the reference, which is a multiple of the unit', () => {
    const { markdown } = writeReport(seriesOf(4), 'Setting.');

    expect(markdown).toContain('| Cold first list | 900 ms | 600 ms | 0.67 |  |  | 0.5 |');
  });

  it('compares the work of two versions whether or not the machine was quiet', () => {
    const runs = [{ figures: { old: { cold: 200 }, new: { cold: 100 } } }];

    const { markdown } = writeReport({ ...seriesOf(4), work: { companion: runs } }, '');

    expect(markdown).toContain(
      '| Cold first list | 200 ms | 100 ms | 0.50 | 0.50 | 0.50-0.50 | faster |',
    );
  });

  it('limits keys in milliseconds, by the slowdown', () => {
    const keys = (slowdown: number, palette: number) => ({
      ...seriesOf(slowdown),
      series: [
        {
          server: 'companion',
          slowdown,
          calm: [{ unit: 500, figures: { new: { palette } }, isSteady: true }],
        },
      ],
    });

    expect(writeReport(keys(4, 60), '').misses).toEqual([
      'Companion, slowdown 4, A letter in the palette, with 2,000 places to go, calm: 60 ms, not 50',
    ]);
    expect(writeReport(keys(1, 17), '').misses).toHaveLength(1);
    expect(writeReport(keys(1, 12), '').misses).toEqual([]);
    expect(writeReport(keys(4, 40), '').markdown).toContain('| 40 ms |  |  |  | 50 ms |');
  });

  it('limits what long lists take, by the best of the runs', () => {
    const lists = {
      size: 12_000,
      runs: [
        { sort: 150, heap: 90_000_000 },
        { sort: 90, heap: 85_000_000 },
      ],
    };

    const { markdown, misses } = writeReport({ ...seriesOf(1), lists }, '');

    expect(markdown).toContain('## Lists of 12,000 issues');
    expect(markdown).toContain('| Another order | 90 ms | 100 ms |');
    expect(misses).toContain('Lists, Heap after all of it: 85 MB, not 80');
    expect(misses.join('\n')).not.toContain('Another order');
  });

  it('names what is above its limit where the reference was measured', () => {
    expect(writeReport(seriesOf(4), '').misses).toEqual([
      'Companion, slowdown 4, Cold first list, calm: 0.67, not 0.5',
    ]);
    expect(writeReport(seriesOf(1), '').misses).toEqual([]);
  });
});

it.each([
  ['faster', [100, 110], [80, 85]],
  ['not slower', [100, 110], [101, 110]],
  ['slower', [100, 110], [120, 125]],
  ['unclear', [100, 110], [100, 130]],
])('calls new %s when %p becomes %p', (verdict, old, now) => {
  const runs = old.map((cold, index) => ({
    figures: { old: { cold }, new: { cold: now[index] ?? 0 } },
    isSteady: true,
  }));

  expect(comparisonTable(runs, 'Calm')).toContain(`| ${verdict} |`);
  const unsteady = runs.map((run) => ({ ...run, isSteady: false }));
  expect(comparisonTable(unsteady, 'Calm')).toContain('| unclear |');
});

describe('the work of a step', () => {
  const mark = (name: string, ts: number) => ({ name, ph: 'I', pid: 7, tid: 1, ts });
  const task = (
    ts: number,
    dur: number,
    how: { tid?: number; pid?: number; tdur?: number } = {},
  ) => ({
    name: 'RunTask',
    ph: 'X',
    pid: 7,
    tid: 1,
    ts,
    dur,
    tdur: dur / 2,
    ...how,
  });

  it('is what the processor did in tasks of the main thread from the first mark to the last', () => {
    const events = [
      task(0, 900),
      task(950, 200),
      mark('bench begins', 1000),
      task(1200, 4000),
      task(1300, 5000, { tid: 2 }),
      task(1300, 5000, { pid: 8 }),
      task(6000, 400, { tdur: 300 }),
      mark('bench shows', 6200),
      task(6500, 8000),
    ];

    expect(workOf(events)).toBe((100 + 2000 + 300) / 1000);
  });

  it('is not told without both marks', () => {
    expect(() => workOf([mark('bench begins', 1), task(2, 3)])).toThrow('both marks');
  });
});
