/**
 * Runs in the page: what can be read in it as it stands.
 *
 * @param {string} selector of the part that counts; the last one in the page is taken
 * @returns {{ heading: string, lines: string[], texts: string[] }} its heading, what one sees or is told, line
 *   by line, and every text that may be that of a message
 */
export function readScreen(selector) {
  /** A longer list, such as that of the time zones or of issues, says nothing more. */
  const mostOptions = 20;
  const mostRows = 6;
  const longestText = 600;
  const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'data-tip', 'aria-description'];

  const root = [...document.querySelectorAll(selector)].at(-1);
  if (!root) return { heading: '', lines: [], texts: [] };
  const clean = (text) => text.replaceAll(/\s+/g, ' ').trim();
  const texts = new Set([clean(document.title)]);
  const lines = [];

  const isShown = (element) => element.tagName === 'OPTION' || element.checkVisibility();
  const isLeftOut = (element) =>
    (element.tagName === 'OPTION' && element.index >= mostOptions && !element.selected) ||
    element.closest(`[role=row]:nth-child(n + ${mostRows + 1})`) !== null;
  const blockOf = (element) => {
    let block = element;
    while (block !== root && /^(inline|contents)/.test(getComputedStyle(block).display)) {
      block = block.parentElement;
    }
    return block;
  };

  let lastBlock = null;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = root; node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (['SCRIPT', 'STYLE'].includes(element.tagName)) continue;
    if (!isShown(element) || isLeftOut(element)) continue;
    const text = clean(node.textContent);
    if (text.length > 0 && text.length <= longestText) texts.add(text);
    if (node instanceof Text) {
      if (text === '') continue;
      const block = blockOf(element);
      if (block === lastBlock) lines.push(`${lines.pop()} ${text}`);
      else lines.push(text);
      lastBlock = block;
      continue;
    }
    for (const name of attributes) {
      const said = clean(element.getAttribute(name) ?? '');
      if (said === '') continue;
      texts.add(said);
      lines.push(`[${name}] ${said}`);
      lastBlock = null;
    }
  }
  const heading = clean(root.querySelector('h1')?.textContent ?? document.title);
  return { heading, lines, texts: [...texts] };
}
