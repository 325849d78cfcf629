import type { LoadedIssue } from '@/protocol/issues';
import { maxLengths, settingRanges } from '@/protocol/limits';
import { checkLine, checkOptionalLine, checkOptionalText } from '@/rules/texts';

import { mayMoveIssuesTo } from '@/server/access/folders';
import { hasRequiredAccess, mayMoveOrDeleteIssue } from '@/server/access/issues';
import { isVisitor } from '@/server/core/caller';
import { flag, integer, object, oneOf, optional, text } from '@/server/core/payload';
import { accepted, refuse } from '@/server/core/refusal';
import { eventMessages } from '@/server/events/eventMessages';
import { changeIssue } from '@/server/issues/changeIssue';
import { isIssueAsItWas, refuseConflict } from '@/server/issues/conflicts';
import { createIssue } from '@/server/issues/createIssue';
import { toHistoryEntry } from '@/server/issues/historyEntries';
import { listEntries, listStubs } from '@/server/issues/historyStore';
import {
  deleteIssue,
  findIssueOfItem,
  getIssue,
  getWholeIssue,
  isSubscribed,
  lockIssue,
  subscribe,
  touchFolder,
  unsubscribe,
  type WholeIssue,
} from '@/server/issues/issueStore';
import { moveIssue } from '@/server/issues/moveIssue';
import { setReadStamp } from '@/server/issues/readStates';
import { saveIssue } from '@/server/issues/saveIssue';
import {
  checkValues,
  defaultsOf,
  loadAttributes,
  valueListField,
} from '@/server/issues/valueInput';
import { loadValues } from '@/server/issues/valueStore';
import { isHistoryFilter } from '@/server/rules/globalSettings';
import { getFolder } from '@/server/store/folderStore';
import { nextStamp } from '@/server/store/stamps';
import { setHistoryFilter } from '@/server/store/userStore';
import { markupToHtml } from '@/server/text/markup';

import { audit, issueLabel } from './audit';
import type { CallContext } from './callContext';
import { defineCall } from './defineCall';
import { newDescription, toDescriptionAnswer } from './descriptionInput';
import { removeFilesAfterwards } from './removeFiles';

const newIssueFields = {
  folderId: integer,
  name: text({ max: maxLengths.issueName }),
  values: valueListField,
  description: optional(text({ max: settingRanges.commentMaxLength.max })),
  descriptionFormat: optional(integer, 0),
};

/** Issues (protocol 3.6). */
export const issueCalls = [
  defineCall('loadIssue', {
    fields: {
      issueId: integer,
      description: optional(flag, false),
      attributes: optional(flag, false),
      history: optional(flag, false),
      modifiedSince: optional(integer, 0),
      filter: optional(integer, 1),
      html: optional(flag, false),
      unread: optional(flag, false),
      access: optional(oneOf(['admin', 'adminOrOwner'])),
    },
    async handle(context, payload) {
      const { db, caller } = context;
      const { modifiedSince, filter, html } = payload;
      if (!isHistoryFilter(filter)) refuse('InvalidArguments');
      const issue = await getWholeIssue(db, caller, payload.issueId, {
        description: payload.description,
        values: payload.attributes,
      });
      if (!hasRequiredAccess(caller, issue, payload.access)) refuse('AccessDenied');

      const answer: LoadedIssue = { details: detailsOf(issue) };
      if (payload.description) {
        const { description } = issue;
        const isKnown =
          description !== null && modifiedSince > 0 && description.stamp <= modifiedSince;
        answer.description = isKnown || (description && toDescriptionAnswer(description, html));
      }
      if (payload.attributes) {
        const attributes = await context.definitions.attributes(issue.typeId);
        answer.attributes = attributes.map(({ id }) => ({ id, value: issue.values[id] ?? null }));
      }
      if (payload.history) {
        // What was added meanwhile comes the next time: clients ask for what is newer than the stamp in the details.
        const untilStamp = issue.stamp;
        const entries = await listEntries(db, issue.id, { modifiedSince, untilStamp, filter });
        answer.history = entries.map((entry) => toHistoryEntry(entry, html));
        const stubs = await listStubs(db, issue.id, modifiedSince);
        if (stubs.length > 0) answer.stubs = stubs;
        await rememberVisit(context, issue, { filter, unread: payload.unread });
      }
      return answer;
    },
  }),

  defineCall('findItem', {
    fields: { itemId: integer },
    handle: ({ db, caller }, { itemId }) => findIssueOfItem(db, caller, itemId),
  }),

  defineCall('previewMarkup', {
    saves: false,
    fields: { text: optional(text({ max: settingRanges.commentMaxLength.max }), '') },
    handle: ({ settings }, payload) =>
      Promise.resolve(
        markupToHtml(accepted(checkOptionalText(payload.text, settings.commentMaxLength))),
      ),
  }),

  defineCall('addIssue', {
    fields: newIssueFields,
    async handle(context, payload) {
      const folder = await getFolder(context.db, context.caller, payload.folderId);
      const name = accepted(checkLine(payload.name, maxLengths.issueName));
      const attributes = await loadAttributes(context, folder.typeId);
      const defaults = defaultsOf(context, attributes);
      const options = { projectId: folder.projectId, nullClears: false };
      const values = await checkValues(context, attributes, payload.values, defaults, options);
      const description = newDescription(context, payload.description, payload.descriptionFormat);
      return createIssue(context, { folderId: folder.id, name, values, defaults, description });
    },
  }),

  defineCall('cloneIssue', {
    fields: { issueId: integer, ...newIssueFields },
    async handle(context, payload) {
      const { db, caller } = context;
      const source = await getIssue(db, caller, payload.issueId);
      const folder = await getFolder(db, caller, payload.folderId);
      if (folder.typeId !== source.typeId) refuse('UnknownFolder');
      const name = accepted(checkLine(payload.name, maxLengths.issueName));
      const attributes = await loadAttributes(context, folder.typeId);
      const copied = await loadValues(db, source.id);
      const options = { projectId: folder.projectId, nullClears: false };
      const values = await checkValues(context, attributes, payload.values, copied, options);
      const description = newDescription(context, payload.description, payload.descriptionFormat);
      const defaults = defaultsOf(context, attributes);
      return createIssue(context, { folderId: folder.id, name, values, defaults, description });
    },
  }),

  defineCall('editIssue', {
    fields: {
      issueId: integer,
      name: optional(text({ max: maxLengths.issueName }), ''),
      values: valueListField,
      was: optional(
        object({
          name: optional(text({ max: maxLengths.issueName }), ''),
          values: valueListField,
        }),
      ),
    },
    async handle(context, payload) {
      const { db, caller } = context;
      const issue = await lockIssue(db, caller, payload.issueId);
      const name = accepted(checkOptionalLine(payload.name, maxLengths.issueName));
      const attributes = await loadAttributes(context, issue.typeId);
      const current = await loadValues(db, issue.id);
      const now = { name: issue.name, attributes, values: current };
      refuseConflict(payload.was && !isIssueAsItWas(now, payload.was, { ...payload, name }));
      const options = { projectId: issue.projectId, nullClears: true };
      const values = await checkValues(context, attributes, payload.values, current, options);
      const save = changeIssue(issue, {
        name: name === '' ? issue.name : name,
        values,
        current,
      });
      if (save === null) return { issueId: issue.id, stampId: null };
      await audit(context, eventMessages.issueEdited, { issue: issueLabel(issue) });
      return saveIssue(context, save);
    },
  }),

  defineCall('moveIssue', {
    fields: {
      issueId: integer,
      folderId: integer,
      was: optional(object({ folderId: integer })),
    },
    async handle(context, payload) {
      const { db, caller } = context;
      const issue = await lockIssue(db, caller, payload.issueId);
      if (!mayMoveOrDeleteIssue(issue)) refuse('AccessDenied');
      const folder = await getFolder(db, caller, payload.folderId);
      if (folder.typeId !== issue.typeId) refuse('UnknownFolder');
      if (!mayMoveIssuesTo(folder)) refuse('AccessDenied');
      if (folder.id === issue.folderId) return { stampId: null };
      refuseConflict(payload.was && payload.was.folderId !== issue.folderId);
      const moved = await moveIssue(context, issue, folder.id);
      await audit(context, eventMessages.issueMoved, {
        folder: folder.name,
        issue: issueLabel(issue),
      });
      return moved;
    },
  }),

  defineCall('deleteIssue', {
    fields: { issueId: integer, was: optional(object({ stamp: integer })) },
    async handle(context, { issueId, was }) {
      const { db, caller } = context;
      const issue = await lockIssue(db, caller, issueId);
      if (!mayMoveOrDeleteIssue(issue)) refuse('AccessDenied');
      refuseConflict(was && was.stamp !== issue.stamp);
      await removeFilesAfterwards(context, { issueId });
      // A long history takes its time, and everybody who saves waits for the number.
      await deleteIssue(db, issueId);
      const stampId = await nextStamp(db);
      await touchFolder(db, issue.folderId, stampId);
      await audit(context, eventMessages.issueDeleted, { issue: issueLabel(issue) });
      return { stampId };
    },
  }),

  defineCall('subscribeIssue', {
    fields: { issueId: integer },
    async handle({ db, caller }, { issueId }) {
      await getIssue(db, caller, issueId);
      if (await isSubscribed(db, caller.userId, issueId)) refuse('SubscriptionAlreadyExists');
      await subscribe(db, caller.userId, issueId);
      return null;
    },
  }),

  defineCall('unsubscribeIssue', {
    fields: { issueId: integer },
    async handle({ db, caller }, { issueId }) {
      await getIssue(db, caller, issueId);
      if (!(await unsubscribe(db, caller.userId, issueId))) refuse('UnknownSubscription');
      return null;
    },
  }),
];

function detailsOf(issue: WholeIssue): LoadedIssue['details'] {
  return {
    id: issue.id,
    name: issue.name,
    folderId: issue.folderId,
    typeId: issue.typeId,
    createdDate: issue.createdAt,
    createdBy: issue.createdBy,
    modifiedDate: issue.modifiedAt,
    modifiedBy: issue.modifiedBy,
    stamp: issue.stamp,
    subscribed: issue.isSubscribed,
  };
}

/** Loading the history marks the issue as read or unread and keeps the filter for the next time. */
async function rememberVisit(
  { db, caller, writeAside }: CallContext,
  issue: WholeIssue,
  { filter, unread }: { filter: number; unread: boolean },
): Promise<void> {
  if (isVisitor(caller)) return;
  const stamp = unread ? null : issue.stamp;
  await writeAside(async (primary) => {
    // A standby may not know yet what another device has read.
    const isKnown = db === primary && issue.ownReadStamp === (stamp ?? 0);
    const isNew = !isKnown && (await setReadStamp(primary, caller.userId, issue.id, stamp));
    if (filter === caller.historyFilter) return isNew;
    await setHistoryFilter(primary, caller.userId, filter);
    return true;
  });
}
