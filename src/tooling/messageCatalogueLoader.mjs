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
 */
export default function messageCatalogueLoader(source) {
  const { side } = this.getOptions();
  const pseudoLocale = this.resourceQuery.slice(1);
  const compiled = Object.fromEntries(
    Object.entries(JSON.parse(source))
      .filter(([id]) => isServerId(id) === (side === 'server'))
      .map(([id, text]) => [
        id,
        pseudoLocale ? disguise(parse(text.defaultMessage), pseudoLocale) : parse(text),
      ]),
  );
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))});`;
}
