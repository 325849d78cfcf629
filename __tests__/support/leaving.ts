/** Whether the browser would ask whoever closes the tab now. */
export function isAskedBeforeLeaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}
