import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { classNames } from './classNames';
import styles from './Dropdown.module.css';
import { filterGroups, type FilterGroup, type FilterItem, isLong } from './filterGroups';
import { uiMessages } from './messages';

interface FilterListProps {
  label: string;
  groups: readonly FilterGroup[];
  /** What the list is narrowed down to when it opens. */
  initialText?: string;
  onFilter?: (text: string) => void;
  onClose: () => void;
}

/**
 * The open part of a `FilterDropdown`, at the current entry each time it opens. Where there is little to filter, the box
 * has the focus too, but shows only what is typed: then no phone unfolds a keyboard over a list of three.
 */
export function FilterList({
  label,
  groups,
  initialText = '',
  onFilter,
  onClose,
}: FilterListProps) {
  const filterLabel = useIntl().formatMessage(uiMessages.filter);
  const listId = useId();
  const [text, setText] = useState(initialText);
  const isBoxShown = text !== '' || isLong(groups);
  const [activeKey, setActiveKey] = useState(() => {
    const all = allItems(groups);
    const current = all.find((item) => item.isCurrent);
    // Without a box the active entry alone shows where the focus is.
    return (current ?? (isBoxShown ? undefined : all[0]))?.key;
  });
  const shown = filterGroups(groups, text);
  const items = allItems(shown);
  const active = items.findIndex((item) => item.key === activeKey);
  const optionId = (key: string) => `${listId}-${key}`;

  function handleChange(newText: string) {
    setText(newText);
    onFilter?.(newText);
    const matches = filterGroups(groups, newText).filter((group) => !group.isPinned);
    setActiveKey(newText.trim() === '' ? undefined : matches[0]?.items[0]?.key);
  }

  function chooseActive() {
    const item = items[active];
    if (item) document.getElementById(optionId(item.key))?.click();
    else onClose();
  }

  /** With Ctrl or ⌘ it also submits the form around, which hears it after this, and must find what is marked chosen. */
  function handleCapturedKey(event: KeyboardEvent) {
    const isWithModifier = event.ctrlKey || event.metaKey;
    if (event.key !== 'Enter' || !isWithModifier || event.nativeEvent.isComposing) return;
    if (active < 0) return;
    // The button that has the focus then is not pressed by it.
    event.preventDefault();
    flushSync(chooseActive);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // While a character is put together, keys choose among the ways to write it.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = items[active < 0 ? 0 : Math.min(Math.max(active + step, 0), items.length - 1)];
      setActiveKey(next?.key);
      if (next) document.getElementById(optionId(next.key))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      chooseActive();
    } else if (event.key === 'Tab') {
      onClose();
    }
  }

  return (
    <>
      <input
        className={classNames(styles['filter'], !isBoxShown && styles['unseen'])}
        inputMode={isBoxShown ? 'text' : 'none'}
        role="combobox"
        aria-label={filterLabel}
        aria-autocomplete="list"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={active < 0 ? undefined : optionId(items[active]?.key ?? '')}
        placeholder={filterLabel}
        autoComplete="off"
        spellCheck={false}
        ref={focus}
        value={text}
        onChange={(event) => {
          handleChange(event.target.value);
        }}
        onKeyDownCapture={handleCapturedKey}
        onKeyDown={handleKeyDown}
      />
      <div
        className={classNames(styles['list'], styles['options'])}
        role="listbox"
        id={listId}
        aria-label={label}
        tabIndex={-1}
        ref={scrollToCurrent}
      >
        {shown.map((group) => (
          <div className={styles['group']} key={group.key} role="group" aria-label={group.heading}>
            {group.heading !== undefined && (
              <div className={styles['heading']} aria-hidden="true">
                {group.heading}
              </div>
            )}
            {group.items.map((item) => (
              <FilterOption
                key={item.key}
                id={optionId(item.key)}
                item={item}
                isActive={item.key === activeKey}
                onChoose={onClose}
              />
            ))}
          </div>
        ))}
      </div>
      {items.length === 0 && (
        <div className={styles['empty']} role="status">
          <FormattedMessage {...uiMessages.noMatches} />
        </div>
      )}
    </>
  );
}

interface FilterOptionProps {
  id: string;
  item: FilterItem;
  isActive: boolean;
  onChoose: () => void;
}

function FilterOption({ id, item, isActive, onChoose }: FilterOptionProps) {
  function handleClick(event: MouseEvent) {
    if (item.href !== undefined && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    onChoose();
    item.onSelect?.();
  }

  const shared = {
    id,
    className: styles['item'],
    role: 'option',
    tabIndex: -1,
    'aria-selected': item.isCurrent ?? false,
    'data-active': isActive || undefined,
    onClick: handleClick,
  };
  return item.href === undefined ? (
    <button {...shared} type="button">
      <span className={styles['itemText']}>{item.label}</span>
    </button>
  ) : (
    <a {...shared} href={item.href}>
      <span className={styles['itemText']}>{item.label}</span>
    </a>
  );
}

function allItems(groups: readonly FilterGroup[]): readonly FilterItem[] {
  return groups.flatMap((group) => group.items);
}

function focus(input: HTMLInputElement | null) {
  input?.focus({ preventScroll: true });
  // A text that was kept gives way to what is typed now.
  input?.select();
}

function scrollToCurrent(list: HTMLElement | null) {
  list?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
}
