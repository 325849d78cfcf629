const { createRequire } = require('node:module');

// Comes with Jest.
const { default: Sequencer } = createRequire(require.resolve('jest'))('@jest/test-sequencer');

/** In this order, since one that is begun last keeps one core busy while the other has nothing left to do. */
const heaviest = [
  'server/cli/commands',
  'server/killed',
  'app/focusOfCommands',
  'features/forms',
  'app/focusOfWindows',
  'server/conformance',
  'features/confirmations',
  'stories/twoWriters',
  'stories/adding',
  'features/saving/issueFaults',
  'server/cli/hostileBackups',
  'stories/undo',
  'features/saving/userFaults',
  'features/saving/projectFaults',
  'stories/import',
  'features/types/attributeForm',
  'server/issues/savesTogether',
  'features/issues/quirks',
  'server/database/migrate',
  'server/cli/backup',
  'stories/wholeLists',
  'features/saving/settingsFaults',
  'features/issues/details/issueDetails',
  'contracts/translations',
  'stories/cells',
  'stories/filters',
  'features/saving/typeFaults',
  'features/types/viewForms',
  'server/issues/inMemory',
  'server/database/pglitePort',
  'server/notices/notices',
  'server/export/exportToServer',
  'contracts/tags',
];

function weightOf({ path }) {
  const place = heaviest.findIndex((name) => path.includes(`/__tests__/${name}.test.`));
  return place === -1 ? 0 : heaviest.length - place;
}

/** The longest ones first. Jest knows from its last run which these are, but not where it has never run before. */
module.exports = class HeaviestFirst extends Sequencer {
  static heaviest = heaviest;

  sort(tests) {
    return super.sort(tests).toSorted((one, other) => weightOf(other) - weightOf(one));
  }
};
