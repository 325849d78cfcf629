/**
 * Webpack loader for libraries whose published form keeps more in the first load than the client
 * uses. Each rewrite is without effect on what runs; `npm run size` would tell of one that no longer
 * matches.
 *
 * - react-router names its components by assignment and makes them by calls. A minifier must take
 *   both for side effects, so a client that uses three functions would carry the data router, forms
 *   and scroll restoration too (7 kB).
 * - lucide-react gives every path of an icon a random key, though it passes them to React as plain
 *   arguments, which need none (0.5 kB: random text does not compress).
 */
export default function leanLibraryLoader(source) {
  return source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(/, key: "[a-z0-9]+"/g, '');
}
