/**
 * Webpack loader for libraries whose published form keeps more in the first load than the client
 * uses, or does more at the start than it needs. Each rewrite is without effect on what is shown;
 * `npm run size` and `npm run bench` would tell of one that no longer matches.
 *
 * - react-router names its components by assignment and makes them by calls. A minifier must take
 *   both for side effects, so a client that uses three functions would carry the data router, forms
 *   and scroll restoration too (7 kB).
 * - lucide-react gives every path of an icon a random key, though it passes them to React as plain
 *   arguments, which need none (0.5 kB: random text does not compress).
 * - @formatjs/intl and intl-messageformat ask the browser whether it knows the numbers of the locale,
 *   the former only to warn, the latter for a locale that only its parser uses. The browser collects
 *   all locales it knows to answer (a tenth of the time to the first list), and nothing else asks:
 *   texts get their numbers from the server's formats.
 * - @formatjs/intl returns a translation without placeholders as it is, but has a default message,
 *   which is all that English has, formatted each time.
 */
const returnLiteral = `
  if (
    Array.isArray(defaultMessage) &&
    defaultMessage.length === 1 &&
    defaultMessage[0].type === TYPE.literal
  ) return defaultMessage[0].value;
`;

export default function leanLibraryLoader(source) {
  return source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(/, key: "[a-z0-9]+"/g, '')
    .replace(
      /!Intl\.(?:NumberFormat|DateTimeFormat)\.supportedLocalesOf\(locale\)\.length/g,
      'false',
    )
    .replace(/Intl\.NumberFormat\.supportedLocalesOf\(locales\)/g, '[]')
    .replace('if (!message) {', `if (!message) {${returnLiteral}`);
}
