const explained = 5;
/** Some only seemed slow, because the program was busy. */
const candidates = 25;

/** Notes the slowest run of each statement of measured calls, and explains the slowest ones. */
export function collectStatements() {
  const slowest = new Map();
  let call = null;
  return {
    /** Which call begins; null = none that is measured. */
    begin: (name) => {
      call = name;
    },

    note: ({ text, parameters, ms }) => {
      // Which folders and page it is about does not make it another one.
      const shape = text.replaceAll(/\d+/g, '0');
      if (call === null || ms <= (slowest.get(shape)?.ms ?? 0)) return;
      slowest.set(shape, { call, text, parameters, ms });
    },

    async explain(query) {
      const found = [...slowest.values()]
        .filter(
          ({ text }) =>
            text.trimStart().startsWith('select') || text.trimStart().startsWith('with'),
        )
        .sort((one, other) => other.ms - one.ms)
        .slice(0, candidates);
      const plans = [];
      // As on the connections of the companion.
      await query(
        'set jit = off; set random_page_cost = 1.1; set max_parallel_workers_per_gather = 0',
      );
      for (const { call: name, text, parameters, ms } of found) {
        await query('begin');
        const { rows } = await query(`explain (analyze, buffers) ${text}`, parameters);
        await query('rollback');
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        const took = Number(/Execution Time: ([\d.]+)/.exec(plan)?.[1] ?? ms);
        plans.push({ call: name, text: shorten(text.trim()), ms: took, plan: shorten(plan) });
      }
      return plans.sort((one, other) => other.ms - one.ms).slice(0, explained);
    },
  };
}

/** Lists of folders say little. */
function shorten(text) {
  return text.replaceAll(/\{(\d+),[\d,]{20,}\}/g, '{$1,…}').replaceAll(/\n\s*\n/g, '\n');
}
