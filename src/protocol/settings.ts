import type { HistoryOrder, TextFormat } from './enums';
import type { Id } from './scalars';

export const emailEngines = ['standard', 'smtp'] as const;
export type EmailEngine = (typeof emailEngines)[number];

export const inboxEngines = ['imap', 'pop3'] as const;
export type InboxEngine = (typeof inboxEngines)[number];

export const encryptions = ['ssl', 'tls'] as const;
export type Encryption = (typeof encryptions)[number];

/** How an inbox keeps a received message. */
export const InboxFormat = { attachments: 0, eml: 1 } as const;
export type InboxFormat = (typeof InboxFormat)[keyof typeof InboxFormat];

/** What the settings page shows (protocol 3.10). `emailFrom` and `selfRegister` only when e-mail is on. */
export interface ServerSettings {
  emailEngine: EmailEngine | null;
  emailFrom?: string;
  /** Seconds since the last run of periodic tasks; absent = never. */
  cronLast?: number;
  anonymousAccess: boolean;
  selfRegister?: boolean;
  language: string;
  timeZone: string;
}

export interface InboxItem {
  id: Id;
  engine: InboxEngine;
  email: string;
}

/** The smtp fields only with that engine. */
export interface EmailSettings {
  emailEngine: EmailEngine | null;
  emailFrom?: string;
  smtpServer?: string;
  smtpPort?: number;
  smtpEncryption?: Encryption | null;
  smtpUser?: string | null;
  smtpPassword?: string | null;
  smtpUseOAuth?: boolean;
}

interface SmtpInput {
  smtpEncryption?: Encryption | '' | undefined;
  smtpUser?: string | undefined;
  smtpPassword?: string | undefined;
  smtpUseOAuth?: boolean | undefined;
}

/** Replaces all e-mail settings: what is absent becomes empty. */
export interface EmailSettingsInput extends SmtpInput {
  emailEngine?: EmailEngine | '' | undefined;
  emailFrom?: string | undefined;
  smtpServer?: string | undefined;
  smtpPort?: number | undefined;
}

export interface EmailTestInput extends SmtpInput {
  emailFrom: string;
  smtpServer: string;
  smtpPort: number;
}

export interface AccessSettings {
  emailEngine: EmailEngine | null;
  anonymousAccess: boolean;
  /** Only when e-mail is on. */
  selfRegister?: boolean;
  /** Only when users may register. */
  registerAutoApprove?: boolean;
  /** Only when registrations need approval. */
  registerNotifyEmail?: string | null;
}

export interface AccessSettingsInput {
  anonymousAccess?: boolean | undefined;
  selfRegister?: boolean | undefined;
  registerAutoApprove?: boolean | undefined;
  registerNotifyEmail?: string | undefined;
}

/** Sizes in bytes, lifetimes in seconds (protocol 4.10). */
export interface AdvancedSettings {
  hideIdColumn: boolean;
  hideEmptyValues: boolean;
  historyOrder: HistoryOrder;
  defaultFormat: TextFormat;
  commentMaxLength: number;
  fileMaxSize: number;
  fileDbMaxSize: number;
  sessionMaxLifetime: number;
  registerMaxLifetime: number;
  logMaxLifetime: number;
}

/** In the server's time zone; day 0 = Sunday. */
export interface CronSettings {
  reportHour: number;
  reportDay: number;
}

/** null or "" = default. */
export interface RegionalSettings {
  language: string;
  timeZone: string | null;
  numberFormat: string | null;
  dateFormat: string | null;
  timeFormat: string | null;
  firstDay: number | null;
}

export interface RegionalSettingsInput {
  language: string;
  timeZone?: string | undefined;
  numberFormat?: string | undefined;
  dateFormat?: string | undefined;
  timeFormat?: string | undefined;
  firstDay?: number | undefined;
}

/** A choice offered by the server. */
export interface KeyName {
  key: string;
  name: string;
}

/** `offset` is a label with the current offset and local time. */
export interface TimeZoneGroup {
  offset: string;
  names: string[];
}

export interface InboxDetails {
  server: string;
  port: number;
  encryption: Encryption | null;
  user: string | null;
  password: string | null;
  mailbox: string | null;
  /** A number (protocol 8.11). */
  useOAuth: 0 | 1;
  noValidate: boolean;
  leaveMessages: boolean;
  allowExternal: boolean;
  robot: Id | null;
  mapFolder: boolean;
  defaultFolder: Id | null;
  /** Only when e-mail is on. */
  respond?: boolean;
  /** Only when e-mail is on. */
  subscribe?: boolean;
  format: InboxFormat;
}

/** How to reach a mailbox. */
export interface InboxConnection {
  engine: InboxEngine;
  email: string;
  server: string;
  port: number;
  encryption?: Encryption | '' | undefined;
  user?: string | undefined;
  password?: string | undefined;
  mailbox?: string | undefined;
  noValidate?: boolean | undefined;
  useOAuth?: boolean | undefined;
}

/** What is absent becomes false or empty, on editing too; only `format` keeps its value. */
export interface InboxInput extends InboxConnection {
  leaveMessages?: boolean | undefined;
  allowExternal?: boolean | undefined;
  robot?: Id | undefined;
  mapFolder?: boolean | undefined;
  defaultFolder?: Id | undefined;
  respond?: boolean | undefined;
  subscribe?: boolean | undefined;
  format?: InboxFormat | undefined;
}

/** Whether a trial connection or message went through. */
export interface TestResult {
  status: boolean;
}
