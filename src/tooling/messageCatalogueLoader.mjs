import { parse } from '@formatjs/icu-messageformat-parser';

/**
 * Webpack loader for `translations/<locale>.json` (flat: message id to text): parses each message,
 * because the client in the browser cannot.
 */
export default function messageCatalogueLoader(source) {
  const compiled = Object.fromEntries(
    Object.entries(JSON.parse(source)).map(([id, text]) => [id, parse(text)]),
  );
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))});`;
}
