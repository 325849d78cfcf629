import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from '@/ui/classNames';
import { IconButton } from '@/ui/IconButton';
import { ExpandIcon } from '@/ui/icons';
import { placeDropdown } from '@/ui/placeDropdown';
import fieldStyles from '../Field.module.css';
import type { ControlAria } from '../FieldFrame';
import styles from './ComboBox.module.css';
import { fieldMessages } from './messages';
import { useComboBox } from './useComboBox';

interface ComboBoxProps {
  aria: ControlAria;
  /** Of the input in the form. */
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** What is suggested. */
  items: readonly string[];
  /** Other texts are values too. */
  isOpenEnded?: boolean;
  /** An item was chosen; by default it becomes the text. */
  onTake?: (item: string) => void;
  /** A key that does nothing in the list. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  onBlur?: () => void;
  inputRef?: RefObject<HTMLInputElement | null>;
  maxLength?: number | undefined;
  isReadOnly?: boolean;
}

/** A text with suggestions by its beginning: the pattern "editable combobox with list autocomplete". */
export function ComboBox({
  aria,
  value,
  onChange,
  items,
  isOpenEnded = false,
  onTake = onChange,
  ...props
}: ComboBoxProps) {
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const ownInput = useRef<HTMLInputElement>(null);
  const input = props.inputRef ?? ownInput;
  const listRef = useRef<HTMLDivElement>(null);
  const combo = useComboBox({ name: props.name, value, items, isOpenEnded, onChange, onTake });
  const listId = `${aria.id}-items`;
  const activeIndex = combo.matches.indexOf(value);

  // External system: the layout, in which the list looks for room and the chosen item for view.
  useEffect(() => {
    if (combo.isOpen && root.current && listRef.current) {
      placeDropdown(root.current, listRef.current);
    }
  }, [combo.isOpen]);
  useEffect(() => {
    listRef.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [combo.isOpen, activeIndex]);

  return (
    <div className={fieldStyles['withButton']} ref={root}>
      <input
        {...aria}
        className={fieldStyles['control']}
        type="text"
        name={props.name}
        role="combobox"
        ref={input}
        aria-autocomplete="list"
        aria-expanded={combo.isOpen}
        aria-controls={listId}
        aria-activedescendant={activeIndex === -1 ? undefined : `${listId}-${activeIndex}`}
        value={value}
        onChange={({ target }) => {
          combo.handleType(target.value);
        }}
        onKeyDown={(event) => {
          combo.handleKeyDown(event);
          if (!event.isDefaultPrevented()) props.onKeyDown?.(event);
        }}
        onBlur={() => {
          combo.close();
          props.onBlur?.();
        }}
        maxLength={props.maxLength}
        readOnly={props.isReadOnly}
        autoComplete="off"
        dir="auto"
      />
      <IconButton
        className={fieldStyles['insideButton']}
        label={intl.formatMessage(fieldMessages.showItems)}
        icon={ExpandIcon}
        tabIndex={-1}
        aria-expanded={combo.isOpen}
        aria-controls={listId}
        onMouseDown={(event) => {
          // The focus stays in the text, or the list would close before it opens.
          event.preventDefault();
        }}
        onClick={() => {
          input.current?.focus();
          combo.toggle();
        }}
      />
      <div
        id={listId}
        className={classNames(fieldStyles['popup'], styles['list'])}
        role="listbox"
        aria-label={intl.formatMessage(fieldMessages.showItems)}
        ref={listRef}
        hidden={!combo.isOpen}
      >
        {combo.matches.map((item, index) => (
          <div
            key={item}
            id={`${listId}-${index}`}
            className={styles['item']}
            role="option"
            tabIndex={-1}
            aria-selected={index === activeIndex}
            onMouseDown={(event) => {
              event.preventDefault();
              combo.take(item);
            }}
          >
            {item}
          </div>
        ))}
      </div>
    </div>
  );
}
