/** In ms: later than browsers that ask for a menu themselves do so. */
const longTouch = 600;

/** In px: a finger that moves so far scrolls. */
const slop = 10;

/**
 * A finger that rests on a row asks for its menu, also in browsers that know no such wish, as those of iOS. Cards have
 * long touches of their own.
 *
 * @returns the way to stop
 */
export function askByTouch(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };

  function forget() {
    clearTimeout(timer);
  }

  function handleDown({ target, pointerType, isPrimary, clientX, clientY }: PointerEvent) {
    forget();
    if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element)) return;
    if (!target.closest('main [role=row]')) return;
    from = { x: clientX, y: clientY };
    timer = setTimeout(() => {
      const wish = new MouseEvent('contextmenu', {
        bubbles: true,
        cancelable: true,
        clientX,
        clientY,
      });
      if (!target.dispatchEvent(wish)) target.addEventListener('touchend', endQuietly, once);
    }, longTouch);
  }

  function handleMove({ clientX, clientY }: PointerEvent) {
    if (Math.hypot(clientX - from.x, clientY - from.y) > slop) forget();
  }

  const ends = ['pointerup', 'pointercancel', 'contextmenu'] as const;
  document.addEventListener('pointerdown', handleDown);
  document.addEventListener('pointermove', handleMove);
  for (const end of ends) document.addEventListener(end, forget);
  return () => {
    forget();
    document.removeEventListener('pointerdown', handleDown);
    document.removeEventListener('pointermove', handleMove);
    for (const end of ends) document.removeEventListener(end, forget);
  };
}

const once = { once: true, passive: false };

/** The finger was still there when the menu came: that it goes is no click, and moves no focus. */
function endQuietly(event: Event): void {
  event.preventDefault();
}
