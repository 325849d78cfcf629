/** A global stylesheet: imported for its effect only. */
module.exports = {};
