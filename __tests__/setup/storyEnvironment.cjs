const ClientEnvironment = require('./clientEnvironment.cjs');
const { shareServerParts } = require('./serverParts.cjs');

/** A document, and beside it all that a server in the same process needs. */
module.exports = class StoryEnvironment extends ClientEnvironment {
  constructor(...args) {
    super(...args);
    shareServerParts(this.global);
    // Those of Node, which its buffers are made of.
    this.global.ArrayBuffer = ArrayBuffer;
    this.global.Uint8Array = Uint8Array;
    // The timers of a document are numbers and end with it. The server lets go of those it may end without.
    Object.defineProperty(this.global.Number.prototype, 'unref', { value() {} });
  }
};
