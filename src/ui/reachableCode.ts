/**
 * Lets the keyboard reach the code blocks that are wider than there is room for, as long as they are: without a mouse
 * the end of their lines could not be read.
 *
 * @param label what a screen reader calls such a block
 * @returns the way to stop watching
 */
export function keepCodeReachable(root: HTMLElement, label: string): () => void {
  const blocks = root.querySelectorAll('pre');
  // Told of sizes after a layout, it asks for none itself.
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) setReachable(target, label);
  });
  for (const block of blocks) observer.observe(block);
  return () => {
    observer.disconnect();
  };
}

function setReachable(block: Element, label: string): void {
  if (block.scrollWidth > block.clientWidth) {
    block.setAttribute('tabindex', '0');
    block.setAttribute('role', 'group');
    block.setAttribute('aria-label', label);
  } else if (block !== document.activeElement) {
    for (const name of ['tabindex', 'role', 'aria-label']) block.removeAttribute(name);
  }
}
