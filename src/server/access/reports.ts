import { canSendMail, type Settings } from '@/server/rules/settings';

/** Nobody has reports where the server sends no mail. Whose they are, is a matter of `alerts`. */
export function mayUseReports(settings: Settings): boolean {
  return canSendMail(settings);
}
