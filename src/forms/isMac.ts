/** Whether keys are named as on a Mac. */
export function isMac(): boolean {
  return navigator.userAgent.includes('Mac');
}
