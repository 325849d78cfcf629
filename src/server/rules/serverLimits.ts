/** What one user, one address or the log may take up. The protocol has no settings for it. */
export interface ServerLimits extends AttemptLimits {
  /** Events of each type that are kept, however young the others are. */
  maxEvents: number;
  /** Different events of one address within a minute that are listed one by one. */
  maxAddressEvents: number;
  /** Messages of alerts, and of subscriptions, that one person gets at a time; more than these are told in one. */
  maxNotices: number;
  /** Bytes that one user may send in a day (UTC) in files and texts. */
  maxDailyBytes: number;
  /** Bytes that must stay free where files are kept. */
  minFreeBytes: number;
  /** Bytes that the history of one issue may come to, which everybody who opens it gets as a whole. */
  maxHistoryBytes: number;
  /** Calls of one user, or of one address without a login, that are answered at once. A browser opens six connections. */
  maxCalls: number;
  /** Calls of the same that wait for those. */
  maxQueuedCalls: number;
  /** More devices than anybody has: beyond these, the session that was not used for longest ends. */
  maxSessions: number;
  /** Of one user, public ones are not counted: each costs a search a minute. */
  maxAlerts: number;
  /** Of one user, public ones are not counted: each is a message a day. */
  maxReports: number;
  /** Of one user and one type: all of them come with each start of the client. */
  maxViews: number;
  /** Registrations that wait, for the applicant or for an administrator. */
  maxRegistrations: number;
  /** Seconds in which nobody is mailed a second link for a password on demand, or a second warning of a changed address. */
  mailPause: number;
}

/** How often somebody may try a password, or have something mailed to an address. */
export interface AttemptLimits {
  /** Failures with one account, or mails to one address. */
  maxAccountFailures: number;
  /** Failures and mails from one address of the network. */
  maxAddressFailures: number;
  /** Seconds without another attempt after which one may try again. */
  failurePause: number;
}

const megabyte = 1_048_576;

export const defaultServerLimits: ServerLimits = {
  maxEvents: 50_000,
  maxAddressEvents: 60,
  maxNotices: 10,
  maxDailyBytes: 1024 * megabyte,
  minFreeBytes: 512 * megabyte,
  maxHistoryBytes: 64 * megabyte,
  maxCalls: 8,
  maxQueuedCalls: 200,
  maxSessions: 50,
  maxAlerts: 100,
  maxReports: 100,
  maxViews: 100,
  maxRegistrations: 1000,
  mailPause: 300,
  maxAccountFailures: 10,
  maxAddressFailures: 50,
  failurePause: 900,
};
