const { File } = require('node:buffer');
const FixedJsdomEnvironment = require('jest-fixed-jsdom');

/**
 * jsdom with the fetch family of Node. File has to come from Node as well: Node's FormData refuses
 * the one of jsdom, and every upload is a FormData.
 */
module.exports = class ClientEnvironment extends FixedJsdomEnvironment {
  constructor(...args) {
    super(...args);
    this.global.File = File;
  }
};
