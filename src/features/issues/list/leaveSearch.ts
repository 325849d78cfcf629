/** Esc in a search box that is empty goes back to the list: from a field no key of the list is at hand. */
import type { CommandContext } from '@/commands/command';
import { selectCursor } from '@/screen/selection';
import { reachableRow, searchBox } from './shownRows';

/** Rows and cards that the Tab key comes to; other screens are kept out of sight. */
const tabStop = 'main :not([aria-hidden=true] *, [inert] *)[data-row-link][tabindex="0"]';

/**
 * To be started once; what has used the key up, as emptying the box does, has prevented its default.
 *
 * @returns the way to stop
 */
export function leaveSearch({ getState }: CommandContext): () => void {
  function handleKeyDown(event: KeyboardEvent) {
    const { defaultPrevented, isComposing, key, target } = event;
    if (key !== 'Escape' || defaultPrevented || isComposing) return;
    if (!(target instanceof HTMLInputElement && target.matches(searchBox))) return;
    event.preventDefault();
    const row = reachableRow(selectCursor(getState()) ?? 0);
    const place = row ?? document.querySelector<HTMLElement>(tabStop);
    (place ?? document.querySelector('main'))?.focus();
  }

  // External system: the keyboard.
  document.addEventListener('keydown', handleKeyDown);
  return () => {
    document.removeEventListener('keydown', handleKeyDown);
  };
}
