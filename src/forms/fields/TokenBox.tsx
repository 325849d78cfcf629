import { type KeyboardEvent, use, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { listSentences } from '@/i18n/listSentences';
import { IconButton } from '@/ui/IconButton';
import { CloseIcon } from '@/ui/icons';
import { LiveRegion } from '@/ui/LiveRegion';
import type { ControlAria } from '../FieldFrame';
import { FormFrameContext } from '../FormFrameContext';
import { useFormContent } from '../useFormContent';
import { ComboBox } from './ComboBox';
import { itemNamed } from './comboBoxText';
import styles from './TokenBox.module.css';
import { addToken, removeToken, textOfTokens, type Tokens, tokensOf, typeText } from './tokenText';

interface TokenBoxProps {
  aria: ControlAria;
  /** Names the input in the form. */
  name: string;
  /** The values, separated by commas. */
  value: string;
  onChange: (value: string) => void;
  items: readonly string[];
  /** Texts that are no items are accepted, too. */
  isOpenEnded: boolean;
  maxLength: number | undefined;
  isReadOnly: boolean;
}

/**
 * Several values out of a list, each with a button that removes it, and a combo box that adds another. A comma, Enter
 * or leaving the field ends a value; Backspace removes the last one.
 */
export function TokenBox({ aria, value, onChange, items, isOpenEnded, ...props }: TokenBoxProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [news, setNews] = useState('');
  const [tokens, setTokens] = useTokens(props.name, value, onChange);
  const { chosen, typed } = tokens;
  const listId = `${aria.id}-chosen`;
  const describedBy = [chosen.length > 0 && listId, aria['aria-describedby']].filter(Boolean);

  function handleTake(item: string) {
    setTokens(addToken(tokens, item));
    setNews(intl.formatMessage(listSentences.added, { name: item }));
  }

  function handleRemove(index: number) {
    setTokens(removeToken(tokens, index));
    setNews(intl.formatMessage(listSentences.removed, { name: chosen[index] ?? '' }));
    // The button goes with its value.
    input.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const isFree = typed === '' && chosen.length > 0 && !props.isReadOnly;
    if (event.key !== 'Backspace' || !isFree) return;
    event.preventDefault();
    handleRemove(chosen.length - 1);
  }

  function handleBlur() {
    const item = itemNamed(items, typed) ?? (isOpenEnded ? typed.trim() : '');
    if (item !== '') setTokens(addToken(tokens, item));
  }

  return (
    <div className={styles['box']}>
      {chosen.length > 0 && (
        <ul className={styles['tokens']} id={listId}>
          {chosen.map((item, index) => (
            <li
              className={styles['token']}
              key={`${item} ${chosen.slice(0, index).filter((other) => other === item).length}`}
            >
              <bdi className={styles['name']}>{item}</bdi>
              <IconButton
                className={styles['remove']}
                label={intl.formatMessage(listSentences.remove, { name: item })}
                icon={CloseIcon}
                disabled={props.isReadOnly}
                onClick={() => {
                  handleRemove(index);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <ComboBox
        {...props}
        aria={{
          ...aria,
          ...(describedBy.length > 0 && { 'aria-describedby': describedBy.join(' ') }),
        }}
        value={typed}
        onChange={(text) => {
          setTokens(typeText(tokens, text, items));
        }}
        items={items.filter((item) => !chosen.includes(item))}
        isOpenEnded={isOpenEnded}
        onTake={handleTake}
        onKeyDown={handleKeyDown}
        onBlur={handleBlur}
        inputRef={input}
      />
      <LiveRegion message={news} />
    </div>
  );
}

/** What is chosen and what is being typed: one text in the form, which anything else may replace, such as a draft. */
function useTokens(name: string, value: string, onChange: (value: string) => void) {
  const { keeper } = use(FormFrameContext);
  const typedParts = useFormContent(keeper, 'typedParts');
  const tokens = tokensOf(value, typedParts?.[name]);

  function setTokens(next: Tokens) {
    if (next.typed !== (typedParts?.[name] ?? '')) {
      keeper.note({ typedParts: { ...keeper.read()?.typedParts, [name]: next.typed } });
    }
    onChange(textOfTokens(next));
  }

  return [tokens, setTokens] as const;
}
