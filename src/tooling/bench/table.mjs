/**
 * @param {string[]} heads
 * @param {string[][]} rows whose first cells are words, all others figures
 */
export function markdownTable(heads, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const alignment = heads.map((_head, index) => (index === 0 ? '---' : '---:'));
  return [line(heads), line(alignment), ...rows.map(line)].join('\n');
}

/** Two digits, or all before the point; nothing for what is no number. */
export function show(value) {
  if (!Number.isFinite(value)) return '';
  return value >= 100
    ? Math.round(value).toLocaleString('en-US')
    : String(Number(value.toPrecision(2)));
}
