/** Below it stands what people have concluded from the tables. */
const head = '## What these figures say';

/**
 * @param {string} former report, with what was said about it below its tables
 * @param {string} report the tables that take the place of the former ones
 * @returns {string} these with what was said; whoever measures reads whether it is still true
 */
export function keepProse(former, report) {
  const begin = former.indexOf(`\n${head}\n`);
  return begin < 0 ? report : `${report.trimEnd()}\n${former.slice(begin)}`;
}
