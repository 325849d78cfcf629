/** What is typed for an editor, or the palette, that was asked for and is not there yet. */
import { hasAppleKeys } from '@/lib/appleKeys';

/** What such an editor is written in. */
const fields = ':is([data-editor] form, [data-cell-editor], [data-palette]) :is(input, textarea)';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface TypedAhead {
  /** Keeps what a press writes; false where it writes nothing. */
  keep: (event: KeyboardEvent) => boolean;
  /** The editor was called off, or is none of those that were asked for. */
  forget: () => void;
  end: () => void;
}

/** Keeps what is typed until an editor has the focus, and writes it there, as if it had been there all the time. */
export function startTypedAhead(): TypedAhead {
  let typed = '';

  function handleFocus({ target }: FocusEvent) {
    if (typed === '' || !isField(target)) return;
    // The editor has its selection after the focus.
    queueMicrotask(() => {
      const text = typed;
      typed = '';
      if (document.activeElement === target) write(target, text);
    });
  }

  function forget() {
    typed = '';
  }

  document.addEventListener('focusin', handleFocus);
  // Whoever presses something else has gone on, maybe to another editor.
  document.addEventListener('pointerdown', forget, { capture: true });
  return {
    keep(event) {
      const { altKey, ctrlKey, key, metaKey } = event;
      const isHeld = ctrlKey || metaKey || (altKey && !hasAppleKeys());
      if (isHeld && !event.getModifierState('AltGraph')) return false;
      // Nobody begins with these: they press what has the focus.
      if (typed === '' && [' ', 'Enter', 'Backspace'].includes(key)) return false;
      if (key === 'Backspace') typed = Array.from(typed).slice(0, -1).join('');
      else if (key === 'Enter') typed += '\n';
      else if (Array.from(key).length === 1) typed += key;
      else return false;
      return true;
    },
    forget,
    end() {
      document.removeEventListener('focusin', handleFocus);
      document.removeEventListener('pointerdown', forget, { capture: true });
    },
  };
}

function isField(target: EventTarget | null): target is Field {
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  // A box to tick has no place for letters.
  return isText && target.matches(fields) && target.selectionStart !== null;
}

/** Tells what the browser tells of what is typed, before and after. */
function write(field: Field, text: string): void {
  const { selectionStart, selectionEnd } = field;
  const data = field instanceof HTMLInputElement ? text.replaceAll('\n', '') : text;
  const typed = { bubbles: true, inputType: 'insertText', data };
  field.dispatchEvent(new InputEvent('beforeinput', typed));
  field.setRangeText(data, selectionStart ?? 0, selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', typed));
  const isChosen = text.endsWith('\n') && field.matches('[data-palette] input');
  if (isChosen) {
    field.dispatchEvent(
      new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key: 'Enter' }),
    );
  }
}
