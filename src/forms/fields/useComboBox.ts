import { type KeyboardEvent, useState } from 'react';
import { currentItem, matchingItems, stepItem, writeItem } from './comboBoxText';

interface ComboBoxOptions {
  value: string;
  items: readonly string[];
  isMultiple: boolean;
  onChange: (value: string) => void;
}

/** The list as it is open: what narrows it down stays while the arrow keys write other items into the text. */
interface OpenList {
  prefix: string;
}

/** The behaviour of the combo box (screens 12.6), apart from its elements. */
export function useComboBox({ value, items, isMultiple, onChange }: ComboBoxOptions) {
  const [list, setList] = useState<OpenList | null>(null);
  const current = currentItem(value, isMultiple);
  const matches = matchingItems(items, list?.prefix ?? '');
  const isOpen = list !== null && matches.length > 0;

  function close() {
    setList(null);
  }

  function write(item: string) {
    onChange(writeItem(value, item, isMultiple));
  }

  function handleArrow(step: 1 | -1) {
    if (!isOpen) {
      setList({ prefix: current });
      return;
    }
    const item = stepItem(matches, current, step);
    if (item !== undefined) write(item);
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
        setList({ prefix: current });
        return true;
      case 'Enter':
      case 'Tab':
        if (!isOpen || !items.includes(current)) return false;
        close();
        return true;
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
    current,
    close,
    /** The whole list, or none. */
    toggle: () => {
      setList(isOpen ? null : { prefix: '' });
    },
    choose: (item: string) => {
      write(item);
      close();
    },
    handleType: (text: string) => {
      onChange(text);
      setList({ prefix: currentItem(text, isMultiple) });
    },
    handleKeyDown: (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (hasModifier || event.nativeEvent.isComposing || !press(event.key)) return;
      event.preventDefault();
    },
  };
}
