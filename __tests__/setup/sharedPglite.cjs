/** PGlite and its extension as the environment has loaded them: in a document they would be looked for on the web. */
module.exports = globalThis.sharedPglite;
