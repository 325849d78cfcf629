import { canRegister, type Settings } from '@/server/rules/settings';

/** Whether there can be registrations that wait for somebody. */
export function mayApproveRequests(settings: Settings): boolean {
  return canRegister(settings) && !settings.registerAutoApprove;
}
