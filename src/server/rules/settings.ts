import type {
  AccessSettings,
  AdvancedSettings,
  CronSettings,
  EmailEngine,
  Encryption,
  RegionalSettings,
} from '@/protocol/settings';

/** How e-mail is sent. null = not set; all of it without an engine. */
export interface EmailConfiguration {
  emailEngine: EmailEngine | null;
  emailFrom: string | null;
  smtpServer: string | null;
  smtpPort: number | null;
  smtpEncryption: Encryption | null;
  smtpUser: string | null;
  smtpPassword: string | null;
  smtpUseOAuth: boolean;
}

export const noEmail: Readonly<EmailConfiguration> = {
  emailEngine: null,
  emailFrom: null,
  smtpServer: null,
  smtpPort: null,
  smtpEncryption: null,
  smtpUser: null,
  smtpPassword: null,
  smtpUseOAuth: false,
};

/** The server's settings (protocol 4.10). null = not set. */
export interface Settings
  extends
    RegionalSettings,
    AdvancedSettings,
    CronSettings,
    Required<AccessSettings>,
    EmailConfiguration {
  serverName: string;
  serverUuid: string;
  /** When periodic tasks last ran, Unix seconds. */
  cronLast: number | null;
  /** Newest known release. */
  updateVersion: string | null;
}

/** Settings of a server on which nothing was changed yet. Only what differs is stored. */
export const defaultSettings: Readonly<Settings> = {
  serverName: 'Issuedesk',
  serverUuid: '',
  language: 'en_US',
  timeZone: null,
  numberFormat: null,
  dateFormat: null,
  timeFormat: null,
  firstDay: null,
  commentMaxLength: 10_000,
  fileMaxSize: 1_048_576,
  fileDbMaxSize: 4096,
  sessionMaxLifetime: 7200,
  registerMaxLifetime: 86_400,
  logMaxLifetime: 604_800,
  historyOrder: 'asc',
  defaultFormat: 1,
  hideIdColumn: false,
  hideEmptyValues: false,
  reportHour: 8,
  reportDay: 1,
  anonymousAccess: false,
  selfRegister: false,
  registerAutoApprove: false,
  registerNotifyEmail: null,
  ...noEmail,
  cronLast: null,
  updateVersion: null,
};

/** Sending e-mail is configured; reports, subscriptions, invitations and registration depend on it. */
export function canSendMail(settings: Settings): boolean {
  return settings.emailEngine !== null;
}

/** Users may register themselves. */
export function canRegister(settings: Settings): boolean {
  return settings.selfRegister && canSendMail(settings);
}

/** The zone of the server's days. */
export function serverTimeZone(settings: Pick<Settings, 'timeZone'>): string {
  return settings.timeZone ?? 'UTC';
}
