/** What whoever runs the server demands of accounts. The protocol has no settings for it. */
export interface AccountRules {
  /** In characters, of passwords that are set from here on; those in use stay good. */
  minPasswordLength: number;
  /** Seconds after which a session ends however much it is used. */
  sessionTotalLifetime: number;
}

export const defaultAccountRules: AccountRules = {
  minPasswordLength: 8,
  sessionTotalLifetime: 30 * 86_400,
};
