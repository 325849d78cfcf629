/**
 * Webpack loader for the bundle of react-router. It names its components by assignment and makes them
 * by calls, both of which a minifier must take for side effects; so a client that uses three
 * functions would carry the data router, forms and scroll restoration too (7 kB of its first load).
 * Without the names and with the calls marked as pure, what is unused goes.
 */
export default function shakableRouterLoader(source) {
  return source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1');
}
