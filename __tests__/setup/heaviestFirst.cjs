const { createRequire } = require('node:module');

// Comes with Jest.
const { default: Sequencer } = createRequire(require.resolve('jest'))('@jest/test-sequencer');

/** In this order, since one that is begun last keeps one core busy while the other has nothing left to do. */
const heaviest = [
  'features/forms',
  'features/saving/confirmationFaults',
  'stories/twoWriters',
  'app/focusOfCommands',
  'server/cli/commands',
  'server/killed',
  'stories/bulkWholeList',
  'stories/wholeLists',
  'stories/bulk',
  'stories/calendar',
  'server/issues/inMemory',
  'features/confirmations',
  'stories/columns',
  'server/conformance',
  'server/cli/hostileBackups',
  'app/focusOfWindows',
  'stories/adding',
  'features/saving/typeFaults',
  'stories/cells',
  'stories/importLost',
  'features/saving/editorFaults',
  'server/issues/savesTogether',
  'server/database/migrate',
  'server/cli/backup',
  'stories/filters',
  'app/commands/keys',
  'server/database/largeTrackers',
  'stories/undo',
  'features/deceptiveNames',
  'features/types/viewForms',
  'features/saving/settingsFaults',
  'stories/jobFaults',
  'server/database/pglitePort',
  'server/notices/notices',
  'server/issues/unreadCounts',
  'features/issues/details/issueDetails',
  'features/saving/userFaults',
  'app/timeTravel',
  'server/faults/silence',
  'server/export/exportToServer',
  'contracts/tags',
  'stories/people',
  'contracts/translations',
  'features/saving/issueFaults',
  'app/timeTravelWorkspace',
  'features/saving/projectFaults',
  'server/issues/listMemory',
  'features/types/attributeForm',
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
