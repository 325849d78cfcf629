/** What one can do with several issues at once, and with the job that does it (decision 045). */
import { type CommandContext, defineCommand } from '@/commands/command';
import { selectAttributesOfType } from '@/entities/issueTypes';
import { selectIsAuthenticated, selectSettings, selectUserEmail } from '@/entities/session';
import { actionMessages } from '@/i18n/actionMessages';
import { commonMessages } from '@/i18n/commonMessages';
import { screenMessages } from '@/i18n/screenMessages';
import { selectListSelection } from '@/lists/listSelection';
import { selectBulkForm, selectBulkJob, selectCanBeginJob, showJob } from '@/screen/bulk';
import { addedBy, type BulkJob, paused, resumed, stopped } from '@/screen/bulkJob';
import { selectSelectedIds, selectSelectionPath } from '@/screen/selection';
import { selectUndo } from '@/screen/undo';
import type { RootState } from '@/store/rootReducer';
import { CloseIcon, CopyIcon, DeleteIcon, MailIcon, MoveIcon } from '@/ui/icons';
import { attributeWords } from '../details/attributeWords';
import { importMessages } from '../import/messages';
import { selectTargetFolders } from '../moving/targetFolders';
import { subscriptionCommandMessages } from '../subscriptions/commandMessages';
import { selectAnsweredRows } from '../list/answeredRows';
import { undoMessages } from '../undo/messages';
import { ask } from './askBulk';
import { copyLinks, copyMarkdown, copyTable, exportRows } from './copyRows';
import { bulkMessages } from './messages';
import { steerJob } from './runBulk';
import { hasRefusedRows, saveRefusedRows } from './saveRefusedRows';
import { askUndoAdding, canAskUndoAdding, mayUndoAdding } from './undoAdding';

const canBegin = (state: RootState) => selectIsAuthenticated(state) && selectCanBeginJob(state);

const typeOf = (state: RootState) => selectListSelection(state).type?.typeId ?? null;

function attributeAt(state: RootState, position: number) {
  const typeId = typeOf(state);
  return typeId === null ? undefined : selectAttributesOfType(state, typeId)[position];
}

/** So many attributes of a type can be set from the bar; the first have the keys that they have for one issue. */
const positions = 60;
const attributeKeys: readonly (string | undefined)[] = ['s', 'a', 'p'];

export const setValueCommands = Array.from({ length: positions }, (_, position) => {
  const key = attributeKeys[position];
  return defineCommand({
    id: `rows.attribute.${String(position + 1)}`,
    on: 'issues',
    ...attributeWords(position, (state) => attributeAt(state, position)?.name),
    group: 'issue',
    ...(key !== undefined && { key, slot: `issue.attribute.${String(position + 1)}` }),
    appliesTo: (state) => canBegin(state) && attributeAt(state, position) !== undefined,
    run: (context, { issueIds }) => {
      const attribute = attributeAt(context.getState(), position);
      if (!attribute) return;
      ask(context, { kind: 'value', attributeId: attribute.attributeId }, issueIds);
    },
  });
});

/** Who administers nothing of the type may neither move nor delete any of its issues. */
function administersSome(state: RootState): boolean {
  const typeId = typeOf(state);
  return canBegin(state) && typeId !== null && selectTargetFolders(state, typeId).length > 0;
}

export const moveRows = defineCommand({
  id: 'rows.move',
  slot: 'issue.move',
  on: 'issues',
  message: actionMessages.move,
  icon: MoveIcon,
  group: 'issue',
  key: 'm',
  appliesTo: administersSome,
  run: (context, { issueIds }) => {
    ask(context, { kind: 'folder' }, issueIds);
  },
});

export const deleteRows = defineCommand({
  id: 'rows.delete',
  on: 'issues',
  message: actionMessages.delete,
  icon: DeleteIcon,
  group: 'issue',
  appliesTo: administersSome,
  run: (context, { issueIds }) => {
    ask(context, { kind: 'delete' }, issueIds);
  },
});

function canSubscribe(state: RootState): boolean {
  return canBegin(state) && selectSettings(state).subscriptions && selectUserEmail(state) !== null;
}

function areSubscribed(state: RootState, issueIds: readonly number[]): boolean {
  const known = selectAnsweredRows(state);
  return issueIds.every((issueId) => known.get(issueId)?.subscribed);
}

export const subscribeRows = defineCommand({
  id: 'rows.subscribe',
  slot: 'issue.subscription',
  on: 'issues',
  message: subscriptionCommandMessages.subscribe,
  icon: MailIcon,
  group: 'issue',
  key: 'Shift+s',
  appliesTo: (state, { issueIds }) => canSubscribe(state) && !areSubscribed(state, issueIds),
  run: (context, { issueIds }) => {
    ask(context, { kind: 'subscription', subscribed: true }, issueIds);
  },
});

export const unsubscribeRows = defineCommand({
  id: 'rows.unsubscribe',
  slot: 'issue.subscription',
  on: 'issues',
  message: subscriptionCommandMessages.unsubscribe,
  icon: MailIcon,
  group: 'issue',
  key: 'Shift+s',
  appliesTo: (state, { issueIds }) => canSubscribe(state) && areSubscribed(state, issueIds),
  run: (context, { issueIds }) => {
    ask(context, { kind: 'subscription', subscribed: false }, issueIds);
  },
});

export const copyRowLinks = defineCommand({
  id: 'rows.copyLinks',
  on: 'issues',
  message: bulkMessages.copyLinks,
  icon: CopyIcon,
  group: 'issue',
  // Pages that came over plain HTTP have no clipboard.
  appliesTo: () => 'clipboard' in navigator,
  run: (context, { issueIds }) => void copyLinks(context, issueIds),
});

export const copyRowTable = defineCommand({
  id: 'rows.copyTable',
  on: 'issues',
  message: bulkMessages.copyTable,
  icon: CopyIcon,
  group: 'issue',
  appliesTo: () => 'clipboard' in navigator,
  run: (context, { issueIds }) => void copyTable(context, issueIds),
});

export const copyRowMarkdown = defineCommand({
  id: 'rows.copyMarkdown',
  on: 'issues',
  message: bulkMessages.copyMarkdown,
  icon: CopyIcon,
  group: 'issue',
  appliesTo: () => 'clipboard' in navigator,
  run: (context, { issueIds }) => void copyMarkdown(context, issueIds),
});

export const exportSelected = defineCommand({
  id: 'rows.export',
  on: 'issues',
  message: screenMessages.exportToCsv,
  group: 'issue',
  run: (context, { issueIds }) => void exportRows(context, issueIds),
});

/** Where the keyboard finds the bar. */
const barStop = 'main [data-bulk] button:not([tabindex="-1"])';

const goToBar = defineCommand({
  id: 'rows.bar',
  on: 'list',
  message: bulkMessages.toBar,
  group: 'list',
  key: 'b',
  appliesTo: (state) => selectSelectedIds(state).length > 0 || selectBulkJob(state) !== null,
  run: () => {
    document.querySelector<HTMLElement>(barStop)?.focus();
  },
});

/** The phases of the job on screen in which a command applies. */
const during =
  (...phases: BulkJob['phase'][]) =>
  (state: RootState) => {
    const job = selectBulkJob(state);
    return job !== null && phases.includes(job.phase);
  };

const steer = (change: (job: BulkJob) => BulkJob) => (context: CommandContext) => {
  steerJob(context, change);
};

const jobPlaces = ['list', 'nothing'] as const;

const pauseJob = defineCommand({
  id: 'job.pause',
  on: jobPlaces,
  message: bulkMessages.pause,
  group: 'list',
  appliesTo: during('running'),
  run: steer((job) => paused(job, null)),
});

const resumeJob = defineCommand({
  id: 'job.resume',
  on: jobPlaces,
  message: bulkMessages.resume,
  group: 'list',
  appliesTo: during('paused'),
  run: steer(resumed),
});

const stopJob = defineCommand({
  id: 'job.stop',
  on: jobPlaces,
  message: bulkMessages.stop,
  group: 'list',
  appliesTo: during('running', 'paused'),
  run: steer(stopped),
});

const retryJob = defineCommand({
  id: 'job.retry',
  on: jobPlaces,
  message: actionMessages.retry,
  group: 'list',
  appliesTo(state) {
    const job = selectBulkJob(state);
    // What somebody has changed since stays so; it is still selected, so that one can ask for it anew.
    return (
      job?.phase === 'ended' && job.tally.refused.some(({ reason }) => reason?.kind !== 'changed')
    );
  },
  run: steer(resumed),
});

const saveRefused = defineCommand({
  id: 'job.saveRefused',
  on: jobPlaces,
  message: importMessages.saveRows,
  group: 'list',
  appliesTo: hasRefusedRows,
  run: saveRefusedRows,
});

const endJob = defineCommand({
  id: 'job.close',
  on: jobPlaces,
  message: commonMessages.close,
  icon: CloseIcon,
  group: 'list',
  appliesTo: during('ended'),
  run: ({ dispatch }) => {
    dispatch(showJob(null));
  },
});

function isAsking(state: RootState): boolean {
  const form = selectBulkForm(state);
  return form?.question.kind === 'undoAdding' && form.listPath === selectSelectionPath(state);
}

/** Once its time as the last change is over: who imports many looks at them first. */
const undoJob = defineCommand({
  id: 'job.undo',
  slot: 'issue.undo',
  on: jobPlaces,
  message: undoMessages.undo,
  group: 'issue',
  key: 'Mod+z',
  appliesTo(state) {
    const job = selectBulkJob(state);
    return (
      job !== null &&
      selectUndo(state) === null &&
      !isAsking(state) &&
      mayUndoAdding(state, job) &&
      canAskUndoAdding(state)
    );
  },
  run(context) {
    const job = selectBulkJob(context.getState());
    if (job) askUndoAdding(context, addedBy(job));
  },
});

/** What one can do with a job on screen. */
export const jobCommands = [pauseJob, resumeJob, stopJob, retryJob, saveRefused, undoJob, endJob];

export const bulkCommands = [
  ...setValueCommands,
  moveRows,
  deleteRows,
  subscribeRows,
  unsubscribeRows,
  copyRowLinks,
  copyRowTable,
  copyRowMarkdown,
  exportSelected,
  goToBar,
  ...jobCommands,
];
