import { formSchema } from '@/forms/formSchema';
import {
  checkbox,
  choice,
  option,
  requiredChoice,
  requiredEmail,
  optionalText,
} from '@/forms/schema';
import { type InboxEngine, InboxFormat } from '@/protocol/enums';
import { maxLengths } from '@/protocol/limits';
import type { InboxConnection, InboxInput } from '@/protocol/settings';
import { connectionFields, type ConnectionValues, noConnection } from '../connection/connection';

/** What the form holds. */
export interface InboxValues extends ConnectionValues {
  engine: InboxEngine;
  email: string;
  mailbox: string;
  noValidate: boolean;
  leaveMessages: boolean;
  allowExternal: boolean;
  robot: number | null;
  mapFolder: boolean;
  /** Of the default folder. */
  projectId: number | null;
  folderId: number | null;
  format: InboxFormat;
  respond: boolean;
  subscribe: boolean;
}

/** What this server is able to do; fields without a use here are off. */
export interface InboxFeatures {
  hasPop3: boolean;
  hasOAuth: boolean;
  /** Whether the server sends e-mail. */
  hasEmail: boolean;
}

export const newInbox: InboxValues = {
  ...noConnection,
  engine: 'imap',
  email: '',
  mailbox: '',
  noValidate: false,
  leaveMessages: false,
  allowExternal: false,
  robot: null,
  mapFolder: false,
  projectId: null,
  folderId: null,
  format: InboxFormat.attachments,
  respond: false,
  subscribe: false,
};

const fields = {
  ...connectionFields,
  engine: option<InboxEngine>(),
  email: requiredEmail(),
  mailbox: optionalText(maxLengths.value),
  noValidate: checkbox(),
  leaveMessages: checkbox(),
  allowExternal: checkbox(),
  robot: requiredChoice<number>(),
  mapFolder: checkbox(),
  projectId: choice<number>(),
  folderId: requiredChoice<number>(),
  format: option<InboxFormat>(),
  respond: checkbox(),
  subscribe: checkbox(),
};

export const inboxSchema = formSchema(fields, {
  conditions: {
    robot: ({ allowExternal }) => allowExternal,
    // A project without a folder is half an answer, whether one is needed or not.
    folderId: ({ mapFolder, projectId }) => !mapFolder || projectId !== null,
  },
});

const never = () => false;

/** Who and where does not matter for a trial of the connection. */
export const inboxTrialSchema = formSchema(fields, {
  conditions: { robot: never, folderId: never },
});

const isOAuthPossible = ({ engine }: InboxValues, { hasOAuth }: InboxFeatures) =>
  hasOAuth && engine === 'imap';

/** Which fields have a use, given what stands in others (screens A6.9). */
export function inboxUses(values: InboxValues, features: InboxFeatures) {
  const isOAuthOffered = isOAuthPossible(values, features);
  return {
    oauth: isOAuthOffered,
    password: !(isOAuthOffered && values.useOAuth),
    noValidate: values.encryption !== '',
    leaveMessages: values.engine === 'imap',
    robot: values.allowExternal,
  };
}

/** How to reach the mailbox, as it is sent. */
export function toInboxConnection(values: InboxValues, features: InboxFeatures): InboxConnection {
  const uses = inboxUses(values, features);
  return {
    engine: values.engine,
    email: values.email,
    server: values.server,
    port: Number(values.port),
    encryption: values.encryption,
    user: values.user,
    password: uses.password ? values.password : '',
    mailbox: values.mailbox,
    ...(uses.noValidate && { noValidate: values.noValidate }),
    ...(uses.oauth && { useOAuth: values.useOAuth }),
  };
}

/** The whole inbox, as it is sent: what is left out is off. */
export function toInbox(values: InboxValues, features: InboxFeatures): InboxInput {
  const { allowExternal, robot, mapFolder, folderId, format, respond, subscribe } = values;
  const uses = inboxUses(values, features);
  return {
    ...toInboxConnection(values, features),
    ...(uses.leaveMessages && { leaveMessages: values.leaveMessages }),
    allowExternal,
    ...(uses.robot && robot !== null && { robot }),
    mapFolder,
    ...(folderId !== null && { defaultFolder: folderId }),
    format,
    ...(features.hasEmail && { respond, subscribe }),
  };
}
