import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '@/ui/IconButton';
import { CloseIcon } from '@/ui/icons';
import { listMessages } from './messages';
import styles from './SearchForm.module.css';

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'ref'> {
  value: string;
  onChange: (text: string) => void;
}

/** The text of the search box, with a button that empties it, as Esc does. */
export function SearchInput({ value, onChange, ...rest }: SearchInputProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || value === '') return;
    event.preventDefault();
    onChange('');
  }

  return (
    <>
      <input
        {...rest}
        className={styles['input']}
        ref={input}
        type="search"
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
        }}
        onKeyDown={handleKeyDown}
      />
      {value !== '' && (
        <IconButton
          className={styles['clear']}
          label={intl.formatMessage(listMessages.clearSearch)}
          icon={CloseIcon}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        />
      )}
    </>
  );
}
