/**
 * Prints what each chunk of the built client weighs and fails when the first load, which is what the
 * first issue list needs, is heavier than its budget, or its first script or a language is. Run after `npm run build`.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const assets = path.resolve(import.meta.dirname, '../../dist/assets');

/** Bytes after gzip at its highest level, as the build writes it. A kB is 1024 bytes in what is printed. */
const kilobyte = 1024;
const budgets = { js: 150_000, css: 14_000 };
/** Of the script that every page of the server loads, and that draws the first list before the rest is run. */
const clientBudget = 20_000;
/** Of a language: what the first picture waits for, and what is fetched after it. */
const languageBudgets = { first: 8 * kilobyte, later: 32 * kilobyte };

/** The chunks of the manifest that every visit to the client page loads (in en_US). */
const firstLoadChunks = ['client', 'application'];

const manifest = JSON.parse(readFileSync(path.join(assets, 'assets.json'), 'utf8'));
const firstLoad = firstLoadChunks.flatMap((name) => Object.values(manifest[name] ?? {}));

const rows = readdirSync(assets, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.(js|css)$|-later\..*\.json$/.test(file))
  .map((file) => ({
    file,
    isFirstLoad: firstLoad.includes(file),
    raw: sizeOf(file),
    gzip: sizeOf(`${file}.gz`),
    brotli: sizeOf(`${file}.br`),
  }))
  .sort((a, b) => Number(b.isFirstLoad) - Number(a.isFirstLoad) || b.gzip - a.gzip);

printRow('chunk', 'raw', 'gzip', 'brotli');
for (const { file, isFirstLoad, raw, gzip, brotli } of rows) {
  printRow(isFirstLoad ? `* ${file}` : `  ${file}`, ...[raw, gzip, brotli].map(inKilobytes));
}
console.log('\n* = first load');

for (const [kind, budget] of Object.entries(budgets)) {
  const total = rows
    .filter(({ file, isFirstLoad }) => isFirstLoad && file.endsWith(`.${kind}`))
    .reduce((sum, { gzip }) => sum + gzip, 0);
  hold(`first load ${kind}`, total, budget);
}
hold('client', sizeOf(`${manifest.client?.js}.gz`), clientBudget);
for (const [name, { js }] of Object.entries(manifest)) {
  if (!name.startsWith('i18n-')) continue;
  hold(name, sizeOf(`${js}.gz`), languageBudgets.first);
  const later = rows.find(({ file }) => file.startsWith(`js/${name}-later.`));
  hold(`${name}, later`, later?.gzip ?? 0, languageBudgets.later);
}

function hold(name, size, budget) {
  const isWithin = size > 0 && size <= budget;
  const verdict = isWithin ? 'within' : 'over';
  console.log(`${name}: ${inBytes(size)} bytes gzip, ${verdict} the budget of ${inBytes(budget)}`);
  if (!isWithin) process.exitCode = 1;
}

function sizeOf(file) {
  return statSync(path.join(assets, file), { throwIfNoEntry: false })?.size ?? 0;
}

function inBytes(bytes) {
  return bytes.toLocaleString('en-US');
}

function inKilobytes(bytes) {
  return (bytes / kilobyte).toFixed(1);
}

function printRow(name, ...figures) {
  console.log(name.padEnd(56) + figures.map((figure) => figure.padStart(10)).join(''));
}
