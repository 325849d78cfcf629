/** What the benchmark concludes from what it measures. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { measureBeside } from '@/tooling/bench/besideYardstick.mjs';
import { comparisonTable } from '@/tooling/bench/comparison.mjs';
import { startFront } from '@/tooling/bench/frontServer.mjs';
import { keepProse } from '@/tooling/bench/keepProse.mjs';
import { measureInTurn } from '@/tooling/bench/measureInTurn.mjs';
import { readOptions, runsAt } from '@/tooling/bench/options.mjs';
import { referenceUnit } from '@/tooling/bench/referenceMachine.mjs';
import { writeReport } from '@/tooling/bench/report.mjs';
import { compare } from '@/tooling/bench/server/endurance.mjs';
import { mergeSection, replaceTable } from '@/tooling/bench/server/mergeSection.mjs';
import { workByKind, workOf } from '@/tooling/bench/traceWork.mjs';
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
  type Note = (figures: Record<string, number>) => Promise<void>;

  /** A visit of two stretches. */
  const parties = (...visits: { cold: number; warm: number }[]) => ({
    new: async (note: Note) => {
      const { cold, warm } = visits.shift() ?? { cold: NaN, warm: NaN };
      await note({ cold });
      await note({ warm });
    },
  });

  it('has the mean of the units before and after it beside each journey', async () => {
    const runs = await measureBeside(yardstickOf(100, 121, 144), {
      slowdown: 4,
      runs: 1,
      parties: parties({ cold: 900, warm: 500 }),
    });

    expect(runs).toEqual([
      {
        figures: { new: { cold: 900, warm: 500 } },
        units: { new: { cold: 110, warm: 132 } },
      },
    ]);
  });

  it('is repeated as often as was asked for, however restless the machine', async () => {
    const runs = await measureBeside(yardstickOf(100, 400, 100, 25), {
      slowdown: 4,
      runs: 2,
      parties: parties({ cold: 900, warm: 500 }, { cold: 700, warm: 450 }),
    });

    expect(runs.map(({ figures }) => figures['new'])).toEqual([
      { cold: 900, warm: 500 },
      { cold: 700, warm: 450 },
    ]);
  });

  it('is tried again when it breaks off', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const visits: ((note: Note) => Promise<void>)[] = [
      () => Promise.reject(new Error('Gone')),
      (note) => note({ cold: 7 }),
    ];
    const one = async (note: Note) => visits.shift()?.(note);

    const how = { slowdown: 4, runs: 1, parties: { new: one } };
    expect(await measureBeside(yardstickOf(100), how)).toEqual([
      { figures: { new: { cold: 7 } }, units: { new: { cold: 100 } } },
    ]);
    visits.push(...[1, 2].map(() => () => Promise.reject(new Error('Gone'))));
    await expect(measureBeside(yardstickOf(100), how)).rejects.toThrow('No run came to its end');
  });

  it('lets the parties begin in turn', async () => {
    const order: string[] = [];
    const party = (name: string) => (note: Note) => {
      order.push(name);
      return note({ cold: 1 });
    };

    await measureBeside(yardstickOf(100), {
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

  it('sends what a program answers after its delay, and files at once', async () => {
    const origin = await startOrigin();
    const front = await startFront(origin.address, { delay: 100, keeps: true });
    const timeOf = async (path: string) => {
      const begin = performance.now();
      await (await fetch(`${front.address}${path}`)).text();
      return performance.now() - begin;
    };
    // The first connection, and the first answer of the origin.
    await timeOf('/list.js');
    await timeOf('/list.php');

    // Timers of Node may be early by less than one.
    expect(await timeOf('/list.php')).toBeGreaterThanOrEqual(99);
    const ofFiles = [];
    for (let time = 0; time < 5; time += 1) ofFiles.push(await timeOf('/list.js'));
    expect(Math.min(...ofFiles)).toBeLessThan(99);
    front.stop();
    origin.stop();
  });
});

describe('what is asked for', () => {
  it.each([
    [[], true],
    [['--runs', '9'], true],
    [['--slowdowns', '6,4,1', '--servers', 'slow,companion'], true],
    [['--against', '..'], true],
    [['--quick'], false],
    [['--slowdowns', '4'], false],
    [['--slowdowns', '1,4'], false],
    [['--servers', 'companion'], false],
    [['--only', 'cold'], false],
    [['--runs', '4'], false],
    [['--against', '..', '--clocks', 'work'], false],
  ])('%p is complete: %p', (args, isComplete) => {
    expect(readOptions(args).isComplete).toBe(isComplete);
  });

  it('is measured at three slowdowns, or in a hurry at that of the reference', () => {
    expect(readOptions([]).slowdowns).toEqual([1, 4, 6]);
    expect(readOptions(['--quick']).slowdowns).toEqual([4]);
    expect(readOptions(['--quick', '--slowdowns', '6']).slowdowns).toEqual([6]);
  });

  it('is repeated less where no limits are', () => {
    expect([1, 4, 6].map((slowdown) => runsAt(slowdown, 5))).toEqual([3, 5, 3]);
  });
});

it('keeps what was said about the figures when they are measured anew', () => {
  const said = '## What these figures say\n\nThe list is fast.\n';

  expect(keepProse(`# Benchmarks\n\n| old |\n\n${said}`, '# Benchmarks\n\n| new |\n')).toBe(
    `# Benchmarks\n\n| new |\n\n${said}`,
  );
  expect(keepProse('# Benchmarks\n', '| new |\n')).toBe('| new |\n');
});

describe('a section about the server that is measured anew', () => {
  const document = `# Benchmarks of the server

What was said before.

## 12 issues

Twenty runs.

| call   |  before |     now |
| ------ | ------: | ------: |
| list   | 6 / 8.8 | 3 / 4.1 |
| global | 5 / 5.1 | 4 / 4.1 |

The list is fast.

| program | processes | clients | calls a second |
| ------- | --------: | ------: | -------------: |
| before  |         1 |       8 |            335 |
| now     |         1 |       8 |            561 |

<details><summary>Slowest statement 1: 82 ms</summary>

\`\`\`sql
select

| 1
\`\`\`

</details>

So it is.

## 90 issues

| call | now |
| ---- | --: |
| list |   9 |
`;
  const measured = `## 12 issues

Five runs.

| call | now |
| --- | ---: |
| list | 2 / 2.5 |
| alerts | 9 / 10 |

| program | processes | clients | calls a second |
| --- | ---: | ---: | ---: |
| now | 1 | 8 | 600 |
| now | 2 | 8 | 900 |

<details><summary>Slowest statement 1: 41 ms</summary>

\`\`\`sql
update
\`\`\`

</details>
`;

  it('keeps what people said, and columns and rows that were not measured', () => {
    expect(mergeSection(document, measured)).toBe(`# Benchmarks of the server

What was said before.

## 12 issues

Twenty runs.

| call | before | now |
| --- | ---: | ---: |
| list | 6 / 8.8 | 2 / 2.5 |
| global | 5 / 5.1 | 4 / 4.1 |
| alerts |  | 9 / 10 |

The list is fast.

| program | processes | clients | calls a second |
| --- | ---: | ---: | ---: |
| before | 1 | 8 | 335 |
| now | 1 | 8 | 600 |
| now | 2 | 8 | 900 |

So it is.

<details><summary>Slowest statement 1: 41 ms</summary>

\`\`\`sql
update
\`\`\`

</details>

## 90 issues

| call | now |
| ---- | --: |
| list |   9 |
`);
  });

  it('keeps plans when none were made', () => {
    const [withoutPlans = ''] = measured.split('<details>');

    expect(mergeSection(document, withoutPlans)).toContain('Slowest statement 1: 82 ms');
  });

  it('leaves a table alone whose cells have no heads of their own', () => {
    const doubled = document.replace('| program | processes |', '| program | program |');
    const longer = document.replace('| now     |         1 |', '| now     |         1 | 7 |');

    for (const broken of [doubled, longer]) {
      expect(broken).not.toBe(document);
      expect(() => mergeSection(broken, measured)).toThrow('A table has no head, or two');
    }
  });

  it('begins when there is none', () => {
    expect(mergeSection('# Other\n', measured)).toBe(`# Other\n\n${measured}`);
    expect(mergeSection('', measured)).toBe(measured);
  });
});

it('puts a table in the place of the one below a heading, and leaves the rest', () => {
  const document = '# A\n\n## B\n\nSaid.\n\n| old |\n\nMore.\n\n## C\n\n| other |\n';

  expect(replaceTable(document, '## B', '| new |')).toBe(
    '# A\n\n## B\n\nSaid.\n\n| new |\n\nMore.\n\n## C\n\n| other |\n',
  );
  expect(replaceTable('', '## B', '| new |')).toBe('## B\n\n| new |\n');
});

it('is told in tables whose rows all have a cell for each head', () => {
  const tables = ['docs/benchmarks.md', 'docs/benchmarks-server.md', 'docs/operating.md'].flatMap(
    (file) => readFileSync(path.join(process.cwd(), file), 'utf8').match(/(?:^\|.*\n)+/gm) ?? [],
  );
  const widths = tables.map((table) => {
    const lines = table.trimEnd().split('\n');
    return { head: lines[0], widths: new Set(lines.map((line) => line.split('|').length)) };
  });

  expect(tables.length).toBeGreaterThan(8);
  expect(widths.filter((each) => each.widths.size > 1)).toEqual([]);
});

it('compares what a server under harm said of changes with what is there', () => {
  const told = (stamp: number | null, text: string, isRefused = false) => ({
    ...{ kind: 'comment' as const, issueId: 1, text, stamp, isRefused },
  });
  const there = [
    { id: 10, text: 'kept' },
    { id: 11, text: 'twice' },
    { id: 12, text: 'twice' },
    { id: 13, text: 'silent' },
    { id: 14, text: 'refused but there' },
    { id: 15, new: 'renamed' },
    { id: 16 },
  ];

  expect(
    compare(
      [
        told(10, 'kept'),
        told(11, 'twice'),
        told(9, 'gone'),
        told(null, 'silent'),
        told(null, 'refused but there', true),
        told(null, 'refused', true),
        told(15, 'renamed'),
        { ...told(16, ''), kind: 'move' },
        { ...told(17, ''), kind: 'move' },
      ],
      new Map([[1, there]]),
    ),
  ).toEqual({ lost: 2, doubled: 1, unexplained: 1, silent: 1 });
});

describe('the report', () => {
  const run = (unit: number, figures: Record<string, number>) => ({
    figures: { new: figures },
    units: { new: Object.fromEntries(Object.keys(figures).map((key) => [key, unit])) },
  });
  const seriesOf = (slowdown: number) => ({
    companion: [],
    counts: {},
    series: [
      { server: 'companion', slowdown, calm: [run(520, { cold: 700 }), run(500, { cold: 600 })] },
    ],
    work: {},
  });

  it('divides the best by the reference, which is a multiple of the unit', () => {
    const { markdown } = writeReport(seriesOf(4), 'Setting.');

    expect(markdown).toContain(
      '| Cold first list | 600 ms | 900 ms | 0.67 | 0.71 | 0.67 to 0.75 |  |  |  |  |  | 0.5 | missed |',
    );
  });

  it('holds each time against the unit that stood beside it', () => {
    const series = {
      ...seriesOf(4).series[0],
      calm: [run(400, { cold: 600 }), run(500, { cold: 590 })],
    };

    const { markdown } = writeReport({ ...seriesOf(4), series: [series] }, '');

    expect(markdown).toContain('One unit was 400 to 500 ms. 2 runs.');
    expect(markdown).toContain(
      '| Cold first list | 590 ms | 900 ms | 0.66 | 0.74 | 0.66 to 0.83 |',
    );
  });

  it('sums a list and the first click in it, and holds the first issue against the second', () => {
    const hasty = [
      run(500, { cold: 600, coldBar: 650, click: 190, open: 300, second: 260 }),
      run(500, { cold: 580, coldBar: 700, click: 200, open: 290, second: 250 }),
    ];
    const series = { ...seriesOf(4).series[0], hasty };

    const { markdown, misses } = writeReport({ ...seriesOf(4), series: [series] }, '');

    expect(markdown).toContain(
      '| Cold first list, the whole toolbar |  |  |  |  |  | 650 ms | 900 ms | 0.72 | 0.75 | 0.72 to 0.78 | 0.63 | missed |',
    );
    expect(markdown).toContain(
      '| Cold list, 300 ms, first click: sum of both |  |  |  |  |  | 780 ms | 1,150 ms | 0.68 | 0.68 | 0.68 to 0.69 | 0.55 hasty | missed |',
    );
    expect(markdown).toContain(
      'The first issue opened takes 1.2 hasty (median 1.2) of the second; at most 1.1.',
    );
    expect(misses).toContain(
      'Companion, slowdown 4, the first issue to the second, hasty: missed, 1.2 and 1.2, not 1.1',
    );
  });

  it('says of a limit what the best and the median agree on', () => {
    const series = (...times: number[]) => ({
      ...seriesOf(4).series[0],
      calm: times.map((cold) => run(500, { cold })),
    });
    const reportOf = (...times: number[]) =>
      writeReport({ ...seriesOf(4), series: [series(...times)] }, '');

    expect(reportOf(400, 440, 900).markdown).toMatch(/Cold first list .* 0.5 \| held \|/);
    expect(reportOf(400, 480, 490).markdown).toMatch(/Cold first list .* 0.5 \| unclear \|/);
    expect(reportOf(460, 480, 490).markdown).toMatch(/Cold first list .* 0.5 \| missed \|/);
    expect(reportOf(400, 480, 490).misses).toEqual([
      'Companion, slowdown 4, Cold first list, calm: unclear, 0.44 and 0.53, not 0.5',
    ]);
  });

  it('compares the work of two versions whether or not the machine was quiet', () => {
    const calm = [
      {
        figures: {
          old: { cold: 200, 'cold, script': 90 },
          new: { cold: 100, 'cold, script': 40, 'cold, rest': 3 },
        },
      },
    ];
    const hasty = [{ figures: { old: { cold: 100 }, new: { cold: 80 } } }];

    const { markdown } = writeReport({ ...seriesOf(4), work: { companion: { calm, hasty } } }, '');

    for (const row of [
      '| Cold first list | 200 ms | 100 ms | 0.50 | 0.50 | 0.50-0.50 | faster |',
      '| Cold first list | 100 ms | 80 ms | 0.80 | 0.80 | 0.80-0.80 | faster |',
      '| Cold first list | 40, old 90 |  |  |  | 3 |',
    ]) {
      expect(markdown).toContain(row);
    }
  });

  it('limits keys in milliseconds of the machine of the reference, by the slowdown', () => {
    const keys = (slowdown: number, palette: number, unit = referenceUnit(slowdown)) => ({
      ...seriesOf(slowdown),
      series: [
        {
          server: 'companion',
          slowdown,
          calm: [run(unit, { palette })],
        },
      ],
    });

    expect(writeReport(keys(4, 60), '').misses).toEqual([
      'Companion, slowdown 4, A letter in the palette, with 2,000 places to go, calm: missed, 1.2 and 1.2, not 1',
    ]);
    expect(writeReport(keys(4, 60, 2 * referenceUnit(4)), '').misses).toEqual([]);
    expect(writeReport(keys(4, 40, referenceUnit(4) / 2), '').misses).toHaveLength(1);
    expect(writeReport(keys(1, 17), '').misses).toHaveLength(1);
    expect(writeReport(keys(1, 12), '').misses).toEqual([]);
    expect(writeReport(keys(1, 24, 2 * referenceUnit(1)), '').misses).toEqual([]);
    expect(writeReport(keys(6, 900), '').misses).toEqual([]);
    expect(writeReport(keys(4, 40), '').markdown).toContain('unit was 553 ms and is taken');
    expect(writeReport(keys(4, 40), '').markdown).toContain(
      '| 40 ms | 50 ms | 0.8 | 0.8 | 0.8 |  |  |  |  |  | 50 ms | held |',
    );
  });

  it('limits what long lists take, and says how fast the machine was', () => {
    const lists = {
      size: 12_000,
      runs: [
        { sort: 300, heap: 90_000_000, group: 40, unit: 2 * referenceUnit(4) },
        { sort: 90, heap: 85_000_000, group: 60, unit: referenceUnit(4) },
      ],
    };

    const { markdown, misses } = writeReport({ ...seriesOf(1), lists }, '');

    expect(markdown).toContain('## Lists of 12,000 issues');
    expect(markdown).toContain('2 runs. One unit was 553 to 1,106 ms; limits are');
    expect(markdown).toContain(
      '| Another order | 90 ms | 195 ms | 90 ms | 120 ms | 100 ms | unclear |',
    );
    expect(markdown).toContain('| Groups | 40 ms | 50 ms | 20 ms | 40 ms | 100 ms | held |');
    expect(markdown).toContain('| Heap after all of it | 85 MB | 88 MB |  |  | 80 MB | missed |');
    expect(misses).toContain('Lists, Heap after all of it: missed, 85 and 88 MB, not 80');
    expect(misses.join('\n')).not.toContain('Groups');
  });

  it('names what is above its limit where the reference was measured', () => {
    expect(writeReport(seriesOf(4), '').misses).toEqual([
      'Companion, slowdown 4, Cold first list, calm: missed, 0.67 and 0.71, not 0.5',
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
    figures: { old: { cold, warm: cold }, new: { cold: now[index] ?? 0 } },
  }));

  expect(comparisonTable(runs, 'Calm')).toContain(`| ${verdict} |`);
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

  it('ends with the toolbar where that was asked for', () => {
    const events = [
      mark('bench begins', 0),
      task(100, 200),
      mark('bench shows', 200),
      task(400, 600),
      mark('bench shows bar', 900),
    ];

    expect(workOf(events)).toBe(0.1);
    expect(workOf(events, 'bench shows bar')).toBe(0.4);
  });

  it('is told by what it was of, each event without those inside it', () => {
    const inside = (name: string, ts: number, dur: number) => ({ ...task(ts, dur), name });
    const events = [
      inside('Layout', 950, 100),
      mark('bench begins', 1000),
      task(1200, 4000),
      inside('FunctionCall', 1300, 2000),
      inside('UpdateLayoutTree', 1400, 600),
      inside('Layout', 3400, 800),
      inside('HitTest', 4400, 200),
      inside('Paint', 5100, 100),
      mark('bench shows', 6200),
      inside('Layout', 6300, 100),
    ];

    // What began in a task before the step is a part of that.
    expect(workByKind(events)).toEqual({
      script: 0.7,
      style: 0.3,
      layout: 0.4,
      paint: 0.05,
      rest: expect.closeTo(0.55) as number,
    });
  });

  it('is not told without both marks', () => {
    expect(() => workOf([mark('bench begins', 1), task(2, 3)])).toThrow('both marks');
  });
});
