/** What was called how often, how it ended and how long it took, since the start. */
export interface CallMetrics {
  /** `code` null = it succeeded. */
  note(operation: string, code: number | null, seconds: number): void;
  /** In the text format of Prometheus. */
  lines(): string[];
}

/** Upper bounds in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface Durations {
  /** For each bound, how many took no longer. */
  counts: number[];
  total: number;
  seconds: number;
}

export function createCallMetrics(): CallMetrics {
  const calls = new Map<string, number>();
  const durations = new Map<string, Durations>();
  return {
    note(operation, code, seconds) {
      const key = `operation="${operation}",code="${code === null ? 'ok' : String(code)}"`;
      calls.set(key, (calls.get(key) ?? 0) + 1);
      const known = durations.get(operation) ?? {
        counts: bounds.map(() => 0),
        total: 0,
        seconds: 0,
      };
      durations.set(operation, known);
      known.total += 1;
      known.seconds += seconds;
      for (const [index, bound] of bounds.entries()) {
        if (seconds <= bound) known.counts[index] = (known.counts[index] ?? 0) + 1;
      }
    },
    lines: () => [
      '# TYPE issuedesk_calls_total counter',
      ...[...calls].map(([labels, count]) => `issuedesk_calls_total{${labels}} ${String(count)}`),
      '# TYPE issuedesk_call_seconds histogram',
      ...[...durations].flatMap(([operation, { counts, total, seconds }]) => [
        ...counts.map((count, index) => bucket(operation, String(bounds[index]), count)),
        bucket(operation, '+Inf', total),
        `issuedesk_call_seconds_sum{operation="${operation}"} ${seconds.toFixed(6)}`,
        `issuedesk_call_seconds_count{operation="${operation}"} ${String(total)}`,
      ]),
    ],
  };
}

function bucket(operation: string, bound: string, count: number): string {
  return `issuedesk_call_seconds_bucket{operation="${operation}",le="${bound}"} ${String(count)}`;
}
