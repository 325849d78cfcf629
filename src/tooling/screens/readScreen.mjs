/**
 * Runs in the page: what can be read in it as it stands.
 *
 * @param {string} selector of the part that counts; the last one in the page is taken
 * @returns {{ heading: string, lines: string[], texts: string[], cut: string[] }} its heading, what one sees or is
 *   told, line by line, every text that may be that of a message, and the captions that are not seen whole
 */
export function readScreen(selector) {
  /** A longer list, such as that of the time zones or of issues, says nothing more. */
  const mostOptions = 20;
  const mostRows = 6;
  const longestText = 600;
  const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'data-tip', 'aria-description'];

  const root = [...document.querySelectorAll(selector)].at(-1);
  if (!root) return { heading: '', lines: [], texts: [], cut: [] };
  const clean = (text) => text.replaceAll(/\s+/g, ' ').trim();
  const texts = new Set([clean(document.title)]);
  const lines = [];
  const cut = new Set();

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

  const isSpokenOnly = (element) =>
    element !== null &&
    (getComputedStyle(element).clipPath !== 'none' || isSpokenOnly(element.parentElement));
  /** Whether a part of a text lies outside of what shows it; what one can scroll to does not count. */
  const isCut = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, width } = range.getBoundingClientRect();
    if (width === 0 || isSpokenOnly(node.parentElement)) return false;
    for (let each = node.parentElement; each; each = each.parentElement) {
      const { overflowX } = getComputedStyle(each);
      if (overflowX === 'auto' || overflowX === 'scroll') return false;
      if (overflowX === 'visible') continue;
      const box = each.getBoundingClientRect();
      if (left < box.left - 1 || right > box.right + 1) return true;
    }
    return left < -1 || right > window.innerWidth + 1;
  };
  /** Names and values are the users' own; captions and commands are ours. */
  const isOurs = (element) =>
    element.closest('[role=cell], td, dd, h1, [data-row-link], bdi, pre') === null;

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
      if (isOurs(element) && isCut(node)) cut.add(text);
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
  return { heading, lines, texts: [...texts], cut: [...cut] };
}
