const { createRequire } = require('node:module');

// Comes with Jest.
const { default: Sequencer } = createRequire(require.resolve('jest'))('@jest/test-sequencer');

/** In this order, since one that is begun last keeps one core busy while the other has nothing left to do. */
const heaviest = [
  'server/killed',
  'server/conformance',
  'server/cli/commands',
  'server/database/migrate',
  'features/forms',
  'server/cli/hostileBackups',
  'server/cli/backup',
  'features/confirmations',
  'server/export/exportToServer',
  'server/notices/notices',
  'server/notices/alerts',
  'server/storage/dumps',
  'features/types/attributeForm',
  'features/types/viewForms',
  'features/issues/details/issueDetails',
];

function weightOf({ path }) {
  const place = heaviest.findIndex((name) => path.includes(`/__tests__/${name}.test.`));
  return place === -1 ? 0 : heaviest.length - place;
}

/** The longest ones first. Jest knows from its last run which these are, but not where it has never run before. */
module.exports = class HeaviestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => weightOf(other) - weightOf(one));
  }
};
