import { type FormSchema, formSchema, sending } from '@/forms/formSchema';
import {
  checkbox,
  choice,
  option,
  requiredChoice,
  requiredEmail,
  optionalText,
} from '@/forms/schema';
import { maxLengths } from '@/protocol/limits';
import {
  type InboxConnection,
  type InboxEngine,
  InboxFormat,
  type InboxInput,
} from '@/protocol/settings';
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

const inboxFields = formSchema(fields, {
  conditions: {
    robot: ({ allowExternal }) => allowExternal,
    // A project without a folder is half an answer, whether one is needed or not.
    folderId: ({ mapFolder, projectId }) => !mapFolder || projectId !== null,
  },
});

const never = () => false;

const trialFields = formSchema(fields, { conditions: { robot: never, folderId: never } });

/** What of the fields is sent as it is. */
type ReadInbox = Omit<InboxValues, 'port' | 'robot' | 'folderId'> & {
  port: number;
  robot: number | undefined;
  folderId: number | undefined;
};

/** The whole inbox: what is left out is off. */
export function inboxSchema(features: InboxFeatures): FormSchema<InboxValues, InboxInput> {
  return sending(inboxFields, (read) => toInbox(read, features));
}

/** Who and where does not matter for a trial of the connection. */
export function inboxTrialSchema(
  features: InboxFeatures,
): FormSchema<InboxValues, InboxConnection> {
  return sending(trialFields, (read) => toConnection(read, features));
}

type UseValues = Pick<InboxValues, 'engine' | 'useOAuth' | 'encryption' | 'allowExternal'>;

const isOAuthPossible = ({ engine }: UseValues, { hasOAuth }: InboxFeatures) =>
  hasOAuth && engine === 'imap';

/** Which fields have a use, given what stands in others (screens A6.9). */
export function inboxUses(values: UseValues, features: InboxFeatures) {
  const isOAuthOffered = isOAuthPossible(values, features);
  return {
    oauth: isOAuthOffered,
    password: !(isOAuthOffered && values.useOAuth),
    noValidate: values.encryption !== '',
    leaveMessages: values.engine === 'imap',
  };
}

function toConnection(read: ReadInbox, features: InboxFeatures): InboxConnection {
  const uses = inboxUses(read, features);
  return {
    engine: read.engine,
    email: read.email,
    server: read.server,
    port: read.port,
    encryption: read.encryption,
    user: read.user,
    password: uses.password ? read.password : '',
    mailbox: read.mailbox,
    ...(uses.noValidate && { noValidate: read.noValidate }),
    ...(uses.oauth && { useOAuth: read.useOAuth }),
  };
}

function toInbox(read: ReadInbox, features: InboxFeatures): InboxInput {
  const { allowExternal, robot, mapFolder, folderId, format, respond, subscribe } = read;
  const uses = inboxUses(read, features);
  return {
    ...toConnection(read, features),
    ...(uses.leaveMessages && { leaveMessages: read.leaveMessages }),
    allowExternal,
    ...(robot !== undefined && { robot }),
    mapFolder,
    ...(folderId !== undefined && { defaultFolder: folderId }),
    format,
    ...(features.hasEmail && { respond, subscribe }),
  };
}
