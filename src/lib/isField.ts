/** Whether it takes letters: keys pressed there are no commands. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
}
