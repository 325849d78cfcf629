import { maxLengths, settingRanges } from '@/protocol/limits';
import { encryptions, type InboxDetails, inboxEngines, InboxFormat } from '@/protocol/settings';
import { checkEmail } from '@/rules/emails';
import { checkRange } from '@/rules/numbers';
import { checkLine } from '@/rules/texts';

import { flag, integer, optional, text } from '@/server/core/payload';
import { accepted, refuse } from '@/server/core/refusal';
import { eventMessages } from '@/server/events/eventMessages';
import { testMailbox } from '@/server/mail/testMailbox';
import { checkChoice, optionalChoice, optionalLine } from '@/server/rules/settingInputs';
import { canSendMail } from '@/server/rules/settings';
import { getFolder } from '@/server/store/folderStore';
import {
  addInbox,
  deleteInbox,
  editInbox,
  getInbox,
  type InboxContent,
  requireFreeInboxEmail,
} from '@/server/store/inboxStore';
import { getUser } from '@/server/store/userStore';

import { audit } from './audit';
import type { CallContext } from './callContext';
import { defineCall } from './defineCall';
import { mailboxSupport } from './settingsCalls';

const connectionFields = {
  engine: text({ max: maxLengths.value }),
  email: text({ max: maxLengths.email }),
  server: text({ max: maxLengths.host }),
  port: integer,
  encryption: optional(text({ max: maxLengths.value }), ''),
  user: optional(text({ max: maxLengths.value }), ''),
  password: optional(text({ max: maxLengths.value }), ''),
  mailbox: optional(text({ max: maxLengths.value }), ''),
  noValidate: optional(flag, false),
  useOAuth: optional(flag, false),
};

const inboxFields = {
  ...connectionFields,
  leaveMessages: optional(flag, false),
  allowExternal: optional(flag, false),
  robot: optional(integer),
  mapFolder: optional(flag, false),
  defaultFolder: optional(integer),
  respond: optional(flag, false),
  subscribe: optional(flag, false),
  format: optional(integer),
};

interface ConnectionInput {
  engine: string;
  email: string;
  server: string;
  port: number;
  encryption: string;
  user: string;
  password: string;
  mailbox: string;
  noValidate: boolean;
  useOAuth: boolean;
}

interface InboxInput extends ConnectionInput {
  leaveMessages: boolean;
  allowExternal: boolean;
  robot: number | null;
  mapFolder: boolean;
  defaultFolder: number | null;
  respond: boolean;
  subscribe: boolean;
  format: number | null;
}

/** Mailboxes that turn messages into issues (protocol 3.10). */
export const inboxCalls = [
  defineCall('loadInbox', {
    fields: { inboxId: integer, details: optional(flag, false) },
    async handle({ db, settings }, payload) {
      const inbox = await getInbox(db, payload.inboxId);
      const { engine, email } = inbox;
      if (!payload.details) return { engine, email };
      return {
        engine,
        email,
        details: toDetails(inbox, canSendMail(settings)),
        emailEngine: settings.emailEngine,
        hasPop3: mailboxSupport.hasPop3,
        hasOAuth: mailboxSupport.hasOAuth,
      };
    },
  }),

  defineCall('addInbox', {
    fields: inboxFields,
    async handle(context, payload) {
      const content = await checkInbox(context, payload, InboxFormat.attachments);
      await requireFreeInboxEmail(context.db, content.email, null);
      const inboxId = await addInbox(context.db, content);
      await audit(context, eventMessages.inboxAdded, { email: content.email });
      return { inboxId, changed: true };
    },
  }),

  defineCall('editInbox', {
    fields: { inboxId: integer, ...inboxFields },
    async handle(context, { inboxId, ...payload }) {
      const { id, ...current } = await getInbox(context.db, inboxId);
      const content = await checkInbox(context, payload, current.details.format);
      await requireFreeInboxEmail(context.db, content.email, id);
      if (isSame(current, content)) return { inboxId, changed: false };
      await editInbox(context.db, inboxId, content);
      await audit(context, eventMessages.inboxChanged, { email: content.email });
      return { inboxId, changed: true };
    },
  }),

  defineCall('testInbox', {
    saves: false,
    fields: connectionFields,
    handle: async (_context, payload) => ({ status: await testMailbox(checkConnection(payload)) }),
  }),

  defineCall('deleteInbox', {
    fields: { inboxId: integer },
    async handle(context, { inboxId }) {
      const { email } = await getInbox(context.db, inboxId);
      await deleteInbox(context.db, inboxId);
      await audit(context, eventMessages.inboxDeleted, { email });
      return null;
    },
  }),
];

/** Codes: 324, 325, 327, 319, 335, 328, 329. */
function checkConnection(input: ConnectionInput) {
  return {
    engine: checkChoice(input.engine, inboxEngines),
    email: accepted(checkEmail(input.email)),
    server: accepted(checkLine(input.server, maxLengths.host)),
    port: accepted(checkRange(input.port, settingRanges.port)),
    encryption: optionalChoice(input.encryption, encryptions),
    user: optionalLine(input.user),
    password: optionalLine(input.password),
    mailbox: optionalLine(input.mailbox),
    noValidate: input.noValidate,
    useOAuth: input.useOAuth,
  };
}

/** Codes: those of the connection; 324, 325, 307, 304. */
async function checkInbox(
  { db, caller }: CallContext,
  input: InboxInput,
  format: InboxFormat,
): Promise<InboxContent> {
  const { engine, email, ...connection } = checkConnection(input);
  const { leaveMessages, allowExternal, robot, mapFolder, defaultFolder, respond, subscribe } =
    input;
  if (leaveMessages && engine === 'pop3') refuse('InvalidSetting');
  if (allowExternal && robot === null) refuse('EmptyValue');
  if (!mapFolder && defaultFolder === null) refuse('EmptyValue');
  if (robot !== null) await getUser(db, robot);
  if (defaultFolder !== null) await getFolder(db, caller, defaultFolder);
  const details = {
    ...connection,
    leaveMessages,
    allowExternal,
    mapFolder,
    respond,
    subscribe,
    format: input.format === null ? format : checkFormat(input.format),
  };
  return { engine, email, robotId: robot, defaultFolderId: defaultFolder, details };
}

function checkFormat(format: number): InboxFormat {
  if (format !== InboxFormat.attachments && format !== InboxFormat.eml) refuse('InvalidSetting');
  return format;
}

function toDetails(
  { robotId, defaultFolderId, details }: InboxContent,
  sendsMail: boolean,
): InboxDetails {
  const { respond, subscribe, ...always } = details;
  return {
    ...always,
    useOAuth: details.useOAuth ? 1 : 0,
    robot: robotId,
    defaultFolder: defaultFolderId,
    ...(sendsMail ? { respond, subscribe } : {}),
  };
}

/** Both come from `checkInbox` or its stored copy, so their keys are in the same order. */
function isSame(first: InboxContent, second: InboxContent): boolean {
  const fields = ({ engine, email, robotId, defaultFolderId, details }: InboxContent) =>
    JSON.stringify([engine, email, robotId, defaultFolderId, details]);
  return fields(first) === fields(second);
}
