import { inboxesApi } from '@/api/endpoints/inboxes';
import type { Project } from '@/entities/projects';
import { type ApiError, isRefusal } from '@/protocol/apiError';
import { ApiErrorCode } from '@/protocol/errorCodes';
import type { InboxDetails } from '@/protocol/settings';
import type { Answer } from '@/protocol/operations';
import { screenQuery } from '@/windows/screenQuery';
import { type InboxValues, newInbox } from './inboxValues';

/** The address of a page about one mailbox. */
export interface InboxParams {
  inboxId: number;
}

/** What a mailbox is called. Servers without POP3 may refuse it with 301 (protocol 8.4). */
export function inboxQuery({ inboxId }: InboxParams) {
  return screenQuery(inboxesApi.endpoints.loadInbox, { inboxId });
}

/** To an administrator, whom nothing else is denied, that refusal tells of the server. */
export function explainInboxError(error: ApiError): ApiError {
  return isRefusal(error, ApiErrorCode.AccessDenied)
    ? { kind: 'unavailable', reason: 'mailboxes' }
    : error;
}

/** A mailbox with all its settings. */
export function inboxDetailsQuery({ inboxId }: InboxParams) {
  return screenQuery(inboxesApi.endpoints.loadInbox, { inboxId, details: true });
}

/** The mailbox as the form holds it; `project` is that of its default folder. */
export function toInboxValues(
  { engine, email, details }: Answer<'loadInbox'>,
  project: Project | undefined,
): InboxValues {
  return {
    ...newInbox,
    engine,
    email,
    ...(details && detailValues(details)),
    projectId: project?.projectId ?? null,
  };
}

function detailValues(details: InboxDetails): Partial<InboxValues> {
  return {
    server: details.server,
    port: details.port.toFixed(0),
    encryption: details.encryption ?? '',
    user: details.user ?? '',
    password: details.password ?? '',
    mailbox: details.mailbox ?? '',
    // A number on some servers (protocol 8.11).
    useOAuth: Boolean(details.useOAuth),
    noValidate: details.noValidate,
    leaveMessages: details.leaveMessages,
    allowExternal: details.allowExternal,
    robot: details.robot,
    mapFolder: details.mapFolder,
    folderId: details.defaultFolder,
    format: details.format,
    respond: details.respond ?? false,
    subscribe: details.subscribe ?? false,
  };
}
