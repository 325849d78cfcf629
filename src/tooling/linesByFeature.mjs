/**
 * Counts the lines of TypeScript in `src` by area, and how many of them stand in files that only serve what came after
 * 0.1.0: `node src/tooling/linesByFeature.mjs [commit]`. A file that also serves what was there before counts with
 * that, whole.
 */
import { execFileSync } from 'node:child_process';

/** What came later, and the files of `src` that nobody would need without it: folders end with a slash. */
const later = {
  'whole lists and their orders': [
    'api/refreshWholeList.ts api/sendWholeList.ts lists/wholeQuestion.ts rules/listOrder.ts ui/WholeRows.tsx ui/rowWindow.ts',
    'ui/rowsAhead.ts ui/MissingRow.tsx ui/PassedRow.tsx ui/PaperRow.tsx ui/useOtherRows.ts features/issues/list/ListRows.tsx features/issues/list/useIssuesAhead.ts features/issues/list/issuesAhead.ts',
    'ui/useRowsPlace.ts features/issues/list/orderedList.ts features/issues/list/orderedValues.ts',
    'features/issues/list/NameFinder.tsx ui/usePrinting.ts features/issues/list/QuietNote.tsx',
    'features/issues/list/RefusedOrder.tsx features/issues/list/retryOrder.ts features/issues/list/UnsureList.tsx',
    'features/issues/list/namedIssues.ts features/issues/list/TooLong.tsx features/issues/list/wholeLists.ts',
    'features/issues/list/wholeMessages.ts features/issues/list/wholeParts.ts screen/nameFinder.ts',
    'features/issues/list/PrintedTime.tsx features/issues/export/loadInSlices.ts features/issues/export/useListRows.ts',
  ],
  'conditions, search in all types': [
    'features/issues/filter/ features/issues/searchAll/ rules/conditions.ts screen/filterEdit.ts screen/searchStop.ts',
    'routing/paths/searchAll.ts lib/foundPlaces.ts features/issues/list/MarkedName.tsx',
    'features/issues/list/NoMatches.tsx features/issues/list/noMatchesMessages.ts features/issues/list/SearchChoice.tsx',
    'features/issues/list/searchAllMessages.ts features/issues/list/searchChoicePart.ts forms/conditions/messages.ts',
  ],
  'columns, cells, groups': [
    'features/issues/columns/ features/issues/cells/ features/issues/groups/ screen/cellEdit.ts screen/cellState.ts',
    'screen/columnsEdit.ts screen/folding.ts lib/storedEntries.ts lib/issueList/arrangedColumns.ts routing/paths/columnNames.ts',
    'ui/order/ ui/GridGroupRow.tsx ui/GroupsPopover.tsx ui/DensityChoice.tsx lib/values/decimalSums.ts lib/values/periods.ts',
  ],
  'boards, calendars, timelines, charts': [
    'features/issues/board/ features/issues/cards/ features/issues/calendar/ features/issues/charts/',
    'features/issues/layouts/ features/issues/quietHistory.ts screen/cards.ts screen/cardState.ts screen/histories.ts',
    'screen/issueChanges.ts routing/paths/listShape.ts',
  ],
  'many at once, import, report': [
    'features/issues/bulk/ features/issues/import/ features/issues/report/ screen/bulk.ts screen/bulkJob.ts',
    'screen/keptJobKey.ts screen/selection.ts lib/delimitedText.ts lib/textEncodings.ts lib/markdownTable.ts ui/sanitizeHtml.ts',
    'features/issues/list/RowTick.tsx features/issues/list/tickMessages.ts features/issues/list/tickedColumns.tsx',
    'features/issues/list/useSelection.ts features/issues/list/selecting.ts',
  ],
  'pane, desk, news': [
    'app/pane/ features/home/ screen/workspace.ts app/keepWorkspace.ts windows/followCursor.ts windows/glanceQuery.ts',
    'windows/openWindows.ts features/issues/details/IssueSteps.tsx features/issues/details/NewsMarker.tsx',
    'features/issues/details/knownIssue.ts features/issues/details/stepIssue.ts features/issues/details/useNews.ts',
    'features/issues/details/useNoteOpened.ts forms/openedLately.ts forms/draftExcerpt.ts lists/lookAtList.ts',
    'lib/initials.ts lib/steadyHue.ts lib/values/relativeTime.ts ui/Chip.tsx ui/Initials.tsx ui/useRelativeTime.ts',
    'app/useValueHues.ts ui/appearanceMessages.ts app/navbar/AppearancePopover.tsx app/navbar/AppearanceSwitch.tsx',
  ],
  'writing in place, adding many, taking back': [
    'features/issues/comments/CommentComposer.tsx features/issues/comments/CommentEditor.tsx',
    'features/issues/comments/LinkIntoComment.tsx features/issues/comments/insertLink.ts',
    'features/issues/comments/PasteButton.tsx features/issues/files/PendingFileRow.tsx',
    'features/issues/comments/PendingFiles.tsx features/issues/comments/QuoteIntoComment.tsx',
    'features/issues/comments/pasteMessages.ts features/issues/files/pendingFiles.ts',
    'features/issues/comments/readClipboard.ts features/issues/files/useAttaching.ts',
    'features/issues/files/keptFiles.ts features/issues/details/textToAnswer.ts',
    'features/issues/comments/useNewComment.ts features/issues/files/PendingFileList.tsx',
    'features/issues/comments/useComposerSchema.ts features/issues/descriptions/DescriptionEditor.tsx',
    'features/issues/details/Composer.tsx features/issues/details/EditTextButton.tsx',
    'features/issues/details/EditableValue.tsx features/issues/details/EditorMissing.tsx',
    'features/issues/details/IssueHeading.tsx features/issues/details/lazyEditors.tsx',
    'features/issues/details/sourceQueries.ts features/issues/details/writeInPlace.ts features/issues/edit/AddIssueHead.tsx',
    'features/issues/edit/AddIssueNotices.tsx features/issues/edit/NameEditor.tsx features/issues/edit/TemplateEditorPanel.tsx',
    'features/issues/edit/TemplateNameForm.tsx features/issues/edit/TemplateRow.tsx features/issues/edit/TemplatesMenu.tsx',
    'features/issues/edit/ValueEditor.tsx features/issues/edit/addIssueCommand.ts features/issues/edit/addingMessages.ts',
    'features/issues/edit/editorDraftPath.ts features/issues/edit/useIssueEditor.ts features/issues/edit/fillValues.ts features/issues/edit/keptValues.ts',
    'features/issues/edit/defaultTexts.ts features/issues/edit/newIssueStart.ts features/issues/edit/prefillText.ts features/issues/edit/useFilling.ts',
    'features/issues/edit/useKept.ts features/issues/edit/useTextSelected.ts features/issues/edit/useUndoAdded.ts features/issues/edit/valueEditing.ts',
    'features/issues/undo/ features/issues/untilReloaded.ts forms/InlineForm.tsx forms/useButtonsInSight.ts screen/adding.ts screen/addingState.ts',
    'screen/inlineEdit.ts screen/undo.ts features/issues/askHistorySince.ts features/issues/changers.ts',
    'features/issues/edit/watchIssue.ts forms/ChangedNotice.tsx forms/confirmGuard.ts forms/confirmMessages.ts',
    'features/types/attributes/attributeWords.ts features/alerts/target/targetInWords.ts',
    'features/issues/details/noteNeighbour.ts features/issues/details/whenReachable.ts',
  ],
  'keys, palette, menus of rows': [
    'app/commands/ app/LazyCommands.tsx app/awaitHand.ts app/earlyKeys.ts app/rowPresses.ts app/wantsCommands.ts',
    'commands/keymap.ts commands/pressNames.ts screen/keymap.ts screen/palette.ts screen/pointedMenu.ts lib/fuzzyMatch.ts lists/awaitedList.ts',
    'features/issues/details/keyCommands.ts features/issues/details/keyMessages.ts features/issues/details/placeCommands.ts',
    'features/issues/details/placeMessages.ts features/issues/details/useEntryKeys.ts features/issues/list/moreCommands.ts',
    'features/issues/list/openUnread.ts features/issues/list/rowCommands.ts features/issues/list/rowMessages.ts ui/PointMenu.tsx',
    'features/issues/list/leftRows.ts features/issues/list/watchLeftRows.ts screen/leftRow.ts screen/leftRowState.ts',
    'features/issues/list/shownRows.ts features/issues/list/stepCommands.ts features/issues/list/stepMessages.ts',
  ],
  'the first picture, work in idle time': [
    'app/early/ app/idle/ app/earlyPresses.ts app/quietTime.ts app/startIdleLater.ts app/application.ts',
    'api/postCall.ts features/issues/picture.tsx ui/standIns.ts lib/whenIdle.ts protocol/firstLimits.ts i18n/earlyWords.ts',
    'i18n/laterWords.ts',
  ],
  'a million issues, standbys, operating': [
    'server/core/busy.ts server/core/currentWork.ts server/core/turns.ts server/database/buildIndexes.ts',
    'server/database/cancelStatement.ts server/database/commitLost.ts server/database/countIssues.ts',
    'server/database/largeTracker.ts server/database/lastStatement.ts server/database/preparedQueries.ts',
    'server/database/retryCollisions.ts server/database/shortWaits.ts server/database/standby.ts',
    'server/database/trackerDialect.ts server/database/migrations/m0006LargeTrackers.ts',
    'server/database/migrations/m0016SaveIssue.ts server/database/migrations/m0017WrittenLsn.ts',
    'server/database/migrations/m0018ReadChanges.ts server/database/migrations/m0019Definitions.ts',
    'server/database/migrations/m0021HistorySizes.ts',
    'server/http/callMetrics.ts server/http/doubtfulSaves.ts server/issues/folderCounts.ts server/issues/listCounts.ts',
    'server/issues/correctionQuery.ts server/issues/folderMemory.ts server/issues/listFind.ts',
    'server/issues/readCorrections.ts',
    'server/issues/listSizes.ts server/issues/listState.ts server/issues/listWalk.ts server/issues/readStates.ts',
    'server/issues/saveIssue.ts server/program/addOperating.ts server/store/definitions.ts',
    'server/store/rememberedSettings.ts saving/sendWhenFree.ts',
  ],
};

const commit = process.argv[2] ?? 'HEAD';
const counted = git('grep', '-c', '', commit, '--', 'src/*.ts', 'src/*.tsx').map((line) => {
  const [, file, lines] = line.split(':');
  return { file: file.slice('src/'.length), lines: Number(lines) };
});
const places = Object.entries(later).flatMap(([feature, groups]) =>
  groups.flatMap((group) => group.split(' ')).map((place) => ({ feature, place })),
);

const gone = places.filter(({ place }) => !counted.some(({ file }) => isAt(file, place)));
if (process.argv[2] === undefined && gone.length > 0) {
  throw new Error(`Not in src any more: ${gone.map(({ place }) => place).join(', ')}`);
}

const areas = new Map();
const features = new Map();
for (const { file, lines } of counted) {
  const feature = places.find(({ place }) => isAt(file, place))?.feature;
  const area = areaOf(file);
  const [all, ofLater] = areas.get(area) ?? [0, 0];
  areas.set(area, [all + lines, ofLater + (feature ? lines : 0)]);
  if (feature) features.set(feature, (features.get(feature) ?? 0) + lines);
}
areas.set(
  'all',
  [...areas.values()].reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0]),
);

console.table(
  [...areas].map(([area, [all, ofLater]]) => ({ area, all, later: ofLater, rest: all - ofLater })),
);
console.table([...features].map(([feature, lines]) => ({ 'came later': feature, lines })));

function isAt(file, place) {
  return place.endsWith('/') ? file.startsWith(place) : file === place;
}

function areaOf(file) {
  const [first, second] = file.split('/');
  if (first === 'features') return second === 'issues' ? 'features/issues' : 'other features';
  if (/^(windows|store|saving|lists|screen)$/.test(first)) {
    return 'windows, store, saving, lists, screen';
  }
  if (/^(entities|api)$/.test(first)) return 'entities, api';
  if (/^(i18n|routing)$/.test(first)) return 'i18n, routing';
  if (/^(rules|lib|protocol)$/.test(first)) return 'rules, lib, protocol';
  if (/^(forms|ui|commands|server)$/.test(first)) return first;
  return 'app, hostPages, what stands beside them';
}

function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n');
}
