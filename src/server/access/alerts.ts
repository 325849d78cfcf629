import type { Caller } from '@/server/core/caller';

import { isAdministrator } from './system';

/** What rights to an alert or report depend on; `ownerId` null = public, for everybody. */
interface OwnedAlert {
  ownerId: number | null;
}

/** Public alerts and reports reach everybody: only administrators make and change them. */
export function mayPublishAlerts(caller: Caller): boolean {
  return isAdministrator(caller);
}

/** Whether the caller may know that there is such an alert or report. */
export function maySeeAlert({ userId }: Caller, { ownerId }: OwnedAlert): boolean {
  return ownerId === null || ownerId === userId;
}

/** To change and delete it. */
export function mayEditAlert(caller: Caller, alert: OwnedAlert): boolean {
  return maySeeAlert(caller, alert) && (alert.ownerId !== null || mayPublishAlerts(caller));
}
