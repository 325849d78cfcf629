/** A css module whose class names are their own keys. */
module.exports = new Proxy(
  {},
  { get: (_classes, key) => (key === '__esModule' ? false : String(key)) },
);
