/** Looks into the document where queries by role do not reach or take too long. */

/** The element that has the keyboard. */
export function focused(): HTMLElement {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement)) throw new Error('Nothing has the focus.');
  return element;
}

/** The buttons that open a menu, a list or a window over the page, where they can be reached. */
export function openers(): HTMLElement[] {
  return [
    ...document.querySelectorAll<HTMLElement>('button[aria-haspopup]:not([aria-disabled=true])'),
  ].filter((opener) => !opener.closest('[inert]'));
}

/** What scrolls a grid: the element around it. */
export function scrollerOf({ parentElement }: HTMLElement): HTMLElement {
  if (!parentElement) throw new Error('Nothing scrolls.');
  return parentElement;
}

/** The cells of lists that are marked as those that keys begin to edit. */
export function cellCursors(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-cell-cursor]')];
}

/** The bar beside the link of an issue on a time line. */
export function barOf({ nextElementSibling }: HTMLElement): Element {
  const bar = nextElementSibling?.firstElementChild;
  if (!bar) throw new Error('The row has no bar.');
  return bar;
}

/** The buttons that submit a form in a part of the page, whether they are shown or not. */
export function submitButtons(part: ParentNode = document): HTMLButtonElement[] {
  return [...part.querySelectorAll<HTMLButtonElement>('button[type="submit"]')];
}

/** What stands in every control of the form in a part of the page, in their order. */
export function valuesIn(part: HTMLElement): unknown[] {
  const controls = part.querySelectorAll<HTMLElement>(
    'form :is(input, textarea, select, button[role="combobox"])',
  );
  return [...controls].map((control) => {
    if (!(control instanceof HTMLInputElement)) {
      return 'value' in control && control.value !== '' ? control.value : control.textContent;
    }
    return ['checkbox', 'radio'].includes(control.type) ? control.checked : control.value;
  });
}

/** A copy of something of the server's with another value at a place as `details.name`. */
export function withValueAt(whole: object, place: string, value: unknown): object {
  const [key = '', ...rest] = place.split('.');
  const part = (whole as Record<string, unknown>)[key];
  const changed = rest.length === 0 ? value : withValueAt(part as object, rest.join('.'), value);
  return Array.isArray(whole)
    ? whole.map((item: unknown, index) => (index === Number(key) ? changed : item))
    : { ...whole, [key]: changed };
}

/** The list in its shell as drawn first: without toolbar, menus, and what comes with the commands of rows and columns. */
export function listMarkup(root: ParentNode): string[] {
  const copies = [...root.querySelectorAll(':has(> header)')].map((shell) => {
    const copy = shell.cloneNode(true) as Element;
    const own = copy.querySelectorAll('header > :not(nav), nav > :not(a:first-of-type)');
    const later = copy.querySelectorAll('[role=checkbox], [role=separator]');
    for (const part of [...own, ...later]) part.remove();
    copy.querySelector('main > :nth-child(2)')?.replaceWith(document.createElement('hr'));
    for (const element of copy.querySelectorAll('*')) sortAttributes(element);
    return copy;
  });
  return copies.map(({ outerHTML }) => outerHTML);
}

/** Their order, and that of styles, tells no more than what came to an element first. */
function sortAttributes(element: Element): void {
  const attributes = [...element.attributes].sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const { name } of attributes) element.removeAttribute(name);
  for (const { name, value } of attributes) {
    if (name !== 'style') element.setAttribute(name, value);
    else if (value !== '') element.setAttribute(name, value.split(/; ?/).sort().join(';'));
  }
}
