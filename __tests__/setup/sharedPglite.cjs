/** PGlite as the environment has loaded it. */
module.exports = globalThis.sharedPglite;
