import { ChangeType } from '@/protocol/enums';
import { maxLengths } from '@/protocol/limits';
import { checkFileName } from '@/rules/fileNames';
import { checkLine, checkOptionalLine } from '@/rules/texts';

import { mayEditFile } from '@/server/access/files';
import { integer, object, oneOf, optional, text } from '@/server/core/payload';
import { accepted, refuse } from '@/server/core/refusal';
import { eventMessages } from '@/server/events/eventMessages';
import { isFileAsItWas, refuseConflict } from '@/server/issues/conflicts';
import {
  addEntry,
  addFile,
  editFile,
  getFile,
  lockIssueOfEntry,
} from '@/server/issues/historyStore';
import { lockIssue, touchIssue } from '@/server/issues/issueStore';
import { saveUnderOneStamp } from '@/server/issues/saveIssue';

import { audit, issueLabel } from './audit';
import type { CallContext } from './callContext';
import { defineCall, defineUpload } from './defineCall';
import { removeFilesAfterwards } from './removeFiles';

const nameFields = {
  name: text({ max: maxLengths.fileName }),
  description: optional(text({ max: maxLengths.fileDescription }), ''),
};

/** Files attached to issues (protocol 3.6). */
export const fileCalls = [
  defineCall('loadFile', {
    fields: { issueId: integer, fileId: integer, access: optional(oneOf(['adminOrOwner'])) },
    async handle({ db, caller }, { issueId, fileId, access }) {
      const file = await getFile(db, caller, fileId);
      if (file.issueId !== issueId) refuse('UnknownFile');
      if (access !== null && !mayEditFile(caller, file)) refuse('AccessDenied');
      return { name: file.name, size: file.size, description: file.description };
    },
  }),

  defineUpload('addFile', {
    fields: {
      issueId: integer,
      ...nameFields,
    },
    async handle(context, payload, { size, content, staged }) {
      const { db, caller, now } = context;
      const issue = await lockIssue(db, caller, payload.issueId);
      const names = checkNames(payload);
      const stampId = await addEntry(context, issue.id, { kind: ChangeType.fileAdded, ...names });
      await addFile(db, { id: stampId, ...names, size, content });
      await touchIssue(db, issue, stampId, { userId: caller.userId, now });
      await staged?.keep(stampId);
      return { stampId };
    },
  }),

  defineCall('editFile', {
    fields: { fileId: integer, ...nameFields, was: optional(object(nameFields)) },
    async handle(context, payload) {
      const { was } = payload;
      const file = await getOwnFile(context, payload.fileId);
      const names = checkNames(payload);
      if (names.name === file.name && names.description === file.description) {
        return { stampId: false };
      }
      refuseConflict(was && !isFileAsItWas(file, was));
      await editFile(context, file, names);
      await audit(context, eventMessages.fileEdited, {
        file: names.name,
        issue: issueLabel(file.issue),
      });
      return saveUnderOneStamp(context, file.issue, { changedEntry: file.id });
    },
  }),

  defineCall('deleteFile', {
    fields: { fileId: integer, was: optional(object(nameFields)) },
    async handle(context, { fileId, was }) {
      const file = await getOwnFile(context, fileId);
      refuseConflict(was && !isFileAsItWas(file, was));
      const { issue, name } = file;
      await removeFilesAfterwards(context, { fileId });
      await audit(context, eventMessages.fileDeleted, { file: name, issue: issueLabel(issue) });
      return saveUnderOneStamp(context, issue, { deletedEntry: fileId });
    },
  }),
];

/** Codes: 325, 327, 319, 321. */
function checkNames({ name, description }: { name: string; description: string }) {
  return {
    name: accepted(checkFileName(accepted(checkLine(name, maxLengths.fileName)))),
    description: accepted(checkOptionalLine(description, maxLengths.fileDescription)),
  };
}

/** Codes 306, 301. */
async function getOwnFile({ db, caller }: CallContext, fileId: number) {
  await lockIssueOfEntry(db, fileId);
  const file = await getFile(db, caller, fileId);
  if (!mayEditFile(caller, file)) refuse('AccessDenied');
  return file;
}
