import type { KeyboardEvent } from 'react';
import { useOpenInField } from '../useFormContent';
import { itemNamed, matchingItems, stepItem } from './comboBoxText';

interface ComboBoxOptions {
  /** The field of the form. */
  name: string;
  value: string;
  items: readonly string[];
  /** Other texts are values too, so that nothing may be put in their place. */
  isOpenEnded: boolean;
  /** A text is being typed, or the arrow keys write an item. */
  onChange: (value: string) => void;
  /** An item was chosen. */
  onTake: (item: string) => void;
}

/** The behaviour of the combo box, apart from its elements. */
export function useComboBox({
  name,
  value,
  items,
  isOpenEnded,
  onChange,
  onTake,
}: ComboBoxOptions) {
  const [open, setOpen] = useOpenInField(name);
  // What narrows the list down stays while the arrow keys write other items into the text.
  const prefix = open && 'prefix' in open ? open.prefix : null;
  const matches = matchingItems(items, prefix ?? '');
  const isOpen = prefix !== null && matches.length > 0;

  function openList(ofPrefix = '') {
    setOpen({ field: name, prefix: ofPrefix });
  }

  function close() {
    setOpen(null);
  }

  function take(item: string) {
    onTake(item);
    close();
  }

  function handleArrow(step: 1 | -1) {
    if (!isOpen) {
      // What stands in the field is one of the choices, not a search: all of them are offered.
      openList();
      return;
    }
    const item = stepItem(matches, value, step);
    if (item !== undefined) onChange(item);
  }

  /** What Enter and Tab take: the item in the text, or the only one that begins with what was typed. */
  function meantItem(): string | undefined {
    if (isOpenEnded) return items.find((item) => item === value);
    const isOnlyMatch = prefix !== '' && matches.length === 1;
    return itemNamed(items, value) ?? (isOnlyMatch ? matches[0] : undefined);
  }

  function handleTake(): boolean {
    const item = isOpen ? meantItem() : undefined;
    if (item === undefined) return false;
    take(item);
    return true;
  }

  /** True when the key did something here, so that nobody else should act on it. */
  function press(key: string): boolean {
    switch (key) {
      case 'ArrowDown':
        handleArrow(1);
        return true;
      case 'ArrowUp':
        handleArrow(-1);
        return true;
      case 'F4':
        openList();
        return true;
      case 'Enter':
      case 'Tab':
        return handleTake();
      case 'Escape':
        if (!isOpen) return false;
        close();
        return true;
      default:
        return false;
    }
  }

  return {
    isOpen,
    matches: isOpen ? matches : [],
    close,
    /** The whole list, or none. */
    toggle: () => {
      if (isOpen) close();
      else openList();
    },
    take,
    handleType: (text: string) => {
      onChange(text);
      openList(text);
    },
    handleKeyDown: (event: KeyboardEvent) => {
      // It saves the form: what comes of that is not to stand behind the list.
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) close();
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (hasModifier || event.nativeEvent.isComposing || !press(event.key)) return;
      event.preventDefault();
    },
  };
}
