/** The middle one, or the mean of both; NaN of none. */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 0
    ? (sorted[middle - 1] + sorted[middle]) / 2
    : sorted[Math.floor(middle)];
}

/** The least, since whatever else a machine does only adds; NaN of none. */
export function best(values) {
  return values.length === 0 ? NaN : Math.min(...values);
}
