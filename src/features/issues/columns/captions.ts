/** The caption of a column of the list around an element. */
export function captionAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('main [role=columnheader]') : null;
}

/** Its column; null while its end, which tells it, is not there. */
export function columnOf(caption: Element): number | null {
  const edge = caption.querySelector<HTMLElement>('[data-column]');
  return edge ? Number(edge.dataset['column']) : null;
}
