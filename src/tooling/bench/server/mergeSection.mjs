/** Puts measured figures into a document that people have written in: only tables and plans are replaced. */

/** Headers of those that name a row by more than their first column. */
const widerKeys = { program: 3 };

/**
 * The document with a section in the place of the one that has the same heading. What people have written there stays, and
 * so do columns and rows that were not measured this time. A table that is broken is an error.
 *
 * @param {string} document
 * @param {string} section begins with a heading of the second level
 * @returns {string}
 */
export function mergeSection(document, section) {
  const heading = headingOf(section);
  const parts = document.split(/^(?=## )/m);
  const place = parts.findIndex((part) => headingOf(part) === heading);
  if (place < 0) return `${document.trimEnd()}\n\n${section.trim()}\n`.trimStart();
  parts[place] = mergeBlocks(parts[place], section);
  return `${parts.map((part) => part.trim()).join('\n\n')}\n`;
}

/**
 * The document with a table in the place of the first one below a heading, which is written as it is.
 *
 * @param {string} document
 * @param {string} heading
 * @param {string} table
 * @returns {string}
 */
export function replaceTable(document, heading, table) {
  const parts = document.split(/^(?=## )/m);
  const place = parts.findIndex((part) => headingOf(part) === heading);
  const blocks = place < 0 ? [] : blocksOf(parts[place]);
  const index = blocks.findIndex(isTable);
  if (index < 0) return `${document.trimEnd()}\n\n${heading}\n\n${table}\n`.trimStart();
  blocks[index] = table;
  parts[place] = blocks.join('\n\n');
  return `${parts.map((part) => part.trim()).join('\n\n')}\n`;
}

function headingOf(part) {
  return part.split('\n', 1)[0];
}

function mergeBlocks(former, section) {
  const blocks = blocksOf(former);
  const measured = blocksOf(section);
  const plans = measured.filter(isPlan);
  const kept = plans.length > 0 ? blocks.filter((block) => !isPlan(block)) : blocks;
  for (const table of measured.filter(isTable)) {
    const index = kept.findIndex((block) => isTable(block) && keyOf(block) === keyOf(table));
    if (index < 0) kept.push(table);
    else kept[index] = mergeTables(kept[index], table);
  }
  return [...kept, ...plans].join('\n\n');
}

/** Paragraphs, tables and plans; a plan has empty lines in it. */
function blocksOf(part) {
  const blocks = [];
  let plan = null;
  for (const block of part.trim().split(/\n{2,}/)) {
    if (plan === null && !isPlan(block)) {
      blocks.push(block);
      continue;
    }
    plan = plan === null ? block : `${plan}\n\n${block}`;
    if (!plan.includes('</details>')) continue;
    blocks.push(plan);
    plan = null;
  }
  return plan === null ? blocks : [...blocks, plan];
}

function isTable(block) {
  return block.startsWith('|');
}

function isPlan(block) {
  return block.startsWith('<details>');
}

/** What the first column of a table holds. */
function keyOf(table) {
  return cellsOf(table.split('\n', 1)[0])[0];
}

function cellsOf(line) {
  return line
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

function mergeTables(former, measured) {
  const [old, fresh] = [readTable(former), readTable(measured)];
  const columns = [...new Set([...old.columns, ...fresh.columns])];
  const names = new Set([...old.rows.keys(), ...fresh.rows.keys()]);
  const cellOf = (name, column) =>
    fresh.rows.get(name)?.get(column) ?? old.rows.get(name)?.get(column) ?? '';
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(columns),
    line(
      columns.map(
        (column, index) =>
          fresh.marks.get(column) ?? old.marks.get(column) ?? (index ? '---:' : '---'),
      ),
    ),
    ...[...names].map((name) => line(columns.map((column) => cellOf(name, column)))),
  ].join('\n');
}

/** Cells without a head, or two heads of one name, would end up in wrong places: such a table is left to people. */
function readTable(table) {
  const [columns, marks, ...lines] = table.split('\n').map(cellsOf);
  const isWhole = (cells) => cells.length === columns.length;
  if (new Set(columns).size < columns.length || ![marks, ...lines].every(isWhole)) {
    throw new Error(`A table has no head, or two, for some of its cells: ${columns.join(' | ')}`);
  }
  const width = widerKeys[columns[0]] ?? 1;
  const pairs = (cells) => new Map(columns.map((column, index) => [column, cells[index]]));
  const rows = new Map(lines.map((cells) => [cells.slice(0, width).join('|'), pairs(cells)]));
  return { columns, marks: pairs(marks.map((mark) => mark.replaceAll(/-+/g, '---'))), rows };
}
