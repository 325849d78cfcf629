/**
 * Repeats what several parties do, in turn, each time beginning with another one, so that none is always the first.
 *
 * @param {Record<string, () => Promise<Record<string, number>>>} parties by name
 * @param {number} runs
 * @returns {Promise<{ figures: Record<string, Record<string, number>> }[]>} figures by party
 */
export async function measureInTurn(parties, runs) {
  const names = Object.keys(parties);
  const done = [];
  for (let run = 0; run < runs; run += 1) {
    const figures = {};
    for (const name of run % 2 === 0 ? names : names.toReversed()) {
      figures[name] = await parties[name]();
    }
    done.push({ figures });
  }
  return done;
}
