import path from 'node:path';

/** An icon as `Icon` of ours asks for it: it gives size, width of line and class. */
const plainIcon = `import { jsx, jsxs } from 'react/jsx-runtime';
function createLucideIcon({ node }) {
  return ({ size, ...rest }) => jsxs('svg', {
    xmlns: 'http://www.w3.org/2000/svg',
    width: size,
    height: size,
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    ...rest,
    children: node.map(([tag, attributes]) => jsx(tag, attributes)),
  });
}
`;

/** A default message without placeholders, as the library returns such translations a few lines above. */
const returnLiteral = `
  if (
    Array.isArray(defaultMessage) &&
    defaultMessage.length === 1 &&
    defaultMessage[0].type === TYPE.literal
  ) return defaultMessage[0].value;
`;

/** The ways to format of react-intl that the client has no use for, next to those that give parts; lint keeps it so. */
export const unusedFormats = [
  'DateTimeRange',
  'DisplayName',
  'Duration',
  'List',
  'Number',
  'Plural',
  'RelativeTime',
  'Time',
];

/**
 * What is rewritten in which library. Each rewrite is without effect on what is shown; a contract test
 * tells of one that no longer finds anything.
 *
 * - react-router names its components by assignment and makes them by calls. A minifier must take
 *   both for side effects, so a client that uses three functions would carry the data router, forms
 *   and scroll restoration too (7 kB).
 * - react-router explains at length what is wrong with a table of routes or with two routers in each
 *   other, which development builds still do (0.3 kB).
 * - react-router gives its boundary of errors a context by assignment, asks React for what it may have by a computed name,
 *   and calls functions for constants: all of it for the data router, none of which a minifier may leave out (1 kB).
 * - lucide-react gives every path of an icon a random key, though it passes them to React as plain
 *   arguments, which need none (0.5 kB: random text does not compress).
 * - lucide-react can be told by context and properties how icons are to be, of which we use one way only: what draws that
 *   is a few lines, which need no React to be run (1 kB).
 * - @formatjs/intl and intl-messageformat ask the browser whether it knows the numbers of the locale,
 *   the former only to warn, the latter for a locale that only its parser uses. The browser collects
 *   all locales it knows to answer (a tenth of the time to the first list), and nothing else asks:
 *   texts get their numbers from the server's formats.
 * - @formatjs/intl puts every way to format into one object, so that none can be left out, and what they use of the
 *   browser into another (1 kB).
 * - @formatjs/intl explains at length how to get ids, which all our messages have (0.3 kB).
 * - @formatjs/intl returns a translation without placeholders as it is, but has a default message,
 *   which is all that English has, formatted each time.
 */
export const rewrites = [
  { library: 'react-router', find: /^\w+\.displayName = "[^"]*";$/gm, replace: '' },
  {
    library: 'react-router',
    find: /= (React\d*\.(?:createContext|forwardRef|memo)\()/g,
    replace: '= /* @__PURE__ */ $1',
  },
  { library: 'react-router', find: /^RenderErrorBoundary\.contextType = .*$/gm, replace: '' },
  {
    library: 'react-router',
    find: /= (Object\.getOwnPropertyNames\(Object\.prototype\)\.sort\(\)\.join\("\\0"\)|React\d*\[USE_OPTIMISTIC\]|new URL\("http:\/\/localhost"\));/g,
    replace: '= /* @__PURE__ */ (() => $1)();',
  },
  {
    library: 'react-router',
    find: /^\s*`(?:Absolute route path|Index routes must|The URL path|You cannot render a <Router>|<Router basename)[^`]*`$/gm,
    replace: '',
  },
  { library: 'lucide-react', find: /,\s*key: "[a-z0-9]+"/g, replace: '' },
  {
    library: 'lucide-react',
    find: /import \{ forwardRef, createElement \} from 'react';/g,
    replace: '',
  },
  {
    library: 'lucide-react',
    find: /function createLucideIcon\([\s\S]*?\n\}\n/g,
    replace: plainIcon,
  },
  {
    library: '@formatjs/intl',
    find: /!Intl\.(?:NumberFormat|DateTimeFormat)\.supportedLocalesOf\(locale\)\.length/g,
    replace: 'false',
  },
  {
    library: 'intl-messageformat',
    find: /Intl\.NumberFormat\.supportedLocalesOf\(locales\)/g,
    replace: '[]',
  },
  {
    library: '@formatjs/intl',
    find: new RegExp(`^\\s*format(?:${unusedFormats.join('|')}|\\w+ToParts): .*$`, 'gm'),
    replace: '',
  },
  {
    library: '@formatjs/intl',
    find: /get(?:DisplayNames|DurationFormat|ListFormat|RelativeTimeFormat): memoize\([^\n]*\n(?:[^\n]*\n){2}\s*\}\),?/g,
    replace: '',
  },
  {
    library: '@formatjs/intl',
    find: /^\s*const (?:DisplayNames|ListFormat|RelativeTimeFormat) = .*$/gm,
    replace: '',
  },
  {
    library: '@formatjs/intl',
    find: /`\[@formatjs\/intl\] An \\`id\\` must [\s\S]*?\(messageDescriptor\)\}`/g,
    replace: "'no id'",
  },
  {
    library: '@formatjs/intl',
    find: /if \(!message\) \{/g,
    replace: `if (!message) {${returnLiteral}`,
  },
];

/**
 * Webpack loader for libraries whose published form keeps more in the first load than the client
 * uses, or does more at the start than it needs.
 *
 * @param {string} source
 * @returns {string}
 */
export default function leanLibraryLoader(source) {
  const file = this.resourcePath.split(path.sep).join('/');
  const lean = rewrites
    .filter(({ library }) => file.includes(`/node_modules/${library}/`))
    .reduce((text, { find, replace }) => text.replace(find, replace), source);
  // A library that is asked for twice, each time for something else, is two modules down to its last file.
  return this.resourceQuery === ''
    ? lean
    : lean.replace(/ from "(\.\/[^"]+)"/g, ` from "$1${this.resourceQuery}"`);
}
