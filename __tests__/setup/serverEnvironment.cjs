const { createRequire } = require('node:module');

const { shareServerParts } = require('./serverParts.cjs');

// Comes with Jest.
const { TestEnvironment } = createRequire(require.resolve('jest'))('jest-environment-node');

/** Node with the parts of a server that take long to load. */
module.exports = class ServerEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    shareServerParts(this.global);
  }
};
