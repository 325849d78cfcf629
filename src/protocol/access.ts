/** Access of a user to the system, or of a member to a project (protocol 0). */
export const Access = { none: 0, normal: 1, administrator: 2 } as const;
export type Access = (typeof Access)[keyof typeof Access];

/** Access within a visible project: never none. */
export type ProjectAccess = typeof Access.normal | typeof Access.administrator;

/** What a load call may require of its caller; anything short of it is refused with 301. */
export type RequiredAccess = 'admin' | 'adminOrOwner';

/** The user id of visitors without a session. */
export const ANONYMOUS_ID = 0;
