import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { disguise } from './pseudoLocales.mjs';

/** Whether a text belongs to the companion's own pages and mails, not to the client. */
export function isServerId(id) {
  return id.startsWith('server.');
}

/**
 * Webpack loader for `translations/<locale>.json` (flat: message id to text): parses each message,
 * because the client in the browser cannot. The option `side`, `client` or `server`, says whose
 * texts to keep: neither carries those of the other. `en_US.json?ar_XB` is English in the disguise of
 * a language that nobody speaks.
 *
 * The client gets the texts of `firstLoad.json` as the module, and the others as a file beside the scripts that the
 * module knows how to fetch. That is no chunk, since each chunk has its name in the first load, whatever one speaks.
 */
export default function messageCatalogueLoader(source) {
  const { side } = this.getOptions();
  const pseudoLocale = this.resourceQuery.slice(1);
  const compiled = Object.entries(JSON.parse(source))
    .filter(([id]) => isServerId(id) === (side === 'server'))
    .map(([id, text]) => [
      id,
      pseudoLocale ? disguise(parse(text.defaultMessage), pseudoLocale) : parse(text),
    ]);
  if (side === 'server') return `export default ${parsedAtRunTime(compiled)};`;

  const listOfFirst = path.join(path.dirname(this.resourcePath), 'firstLoad.json');
  this.addDependency(listOfFirst);
  const first = new Set(JSON.parse(readFileSync(listOfFirst, 'utf8')));
  const later = JSON.stringify(Object.fromEntries(compiled.filter(([id]) => !first.has(id))));
  const locale = pseudoLocale || path.basename(this.resourcePath, '.json');
  const hash = createHash('sha256').update(later).digest('hex').slice(0, 7);
  const file = `js/i18n-${locale}-later.${hash}.json`;
  this.emitFile(file, later);
  return `import { laterWords } from '@/i18n/laterWords';
const messages = ${parsedAtRunTime(compiled.filter(([id]) => first.has(id)))};
export default messages;
export const fetchLater = laterWords(messages, __webpack_public_path__ + ${JSON.stringify(file)});`;
}

/** Browsers read JSON faster than the same as a script. */
function parsedAtRunTime(entries) {
  return `JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(entries)))})`;
}
