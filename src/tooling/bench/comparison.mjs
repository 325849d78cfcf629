import { journeys, withSums } from './journeys.mjs';
import { best, median } from './statistics.mjs';
import { markdownTable, show } from './table.mjs';

/** Ratios nearer to 1 than this are noise. */
const noise = 0.05;

/**
 * Old against new, which were measured in the same runs: the best of each, and the median of the ratios run by run.
 *
 * @param {{ figures: { old: Record<string, number>, new: Record<string, number> } }[]} runs
 * @param {string} pace for the head
 */
export function comparisonTable(runs, pace) {
  const rows = journeys.flatMap(({ key, label }) => {
    const pairs = runs
      .map(({ figures }) => [withSums(figures.old)[key], withSums(figures.new)[key]])
      .filter((pair) => pair.every((time) => time !== undefined));
    if (pairs.length === 0) return [];
    const bests = [0, 1].map((side) => best(pairs.map((pair) => pair[side])));
    const ofBests = bests[1] / bests[0];
    const ratios = pairs.map(([old, now]) => now / old);
    const paired = median(ratios);
    return [
      [
        label,
        ...bests.map((time) => `${show(time)} ms`),
        ofBests.toFixed(2),
        paired.toFixed(2),
        `${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}`,
        verdict(ofBests, paired),
      ],
    ];
  });
  const heads = ['old', 'new', 'ratio of these', 'ratio, paired median', 'of', ''];
  return markdownTable([pace, ...heads], rows);
}

/** Both ratios must say it: the best hides what happens mostly, and the median what else ran on the machine. */
function verdict(...ratios) {
  if (Math.max(...ratios) < 1 - noise) return 'faster';
  if (Math.max(...ratios) <= 1 + noise) return 'not slower';
  return Math.min(...ratios) > 1 + noise ? 'slower' : 'unclear';
}
