import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { actionMessages } from '@/i18n/actionMessages';
import { selectListSelection } from '@/lists/listSelection';
import { selectBoardChoices, setLimit } from '@/screen/cards';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { WarningIcon } from '@/ui/icons';
import { useOpen } from '@/ui/useOpen';
import { filterSentences } from '../filter/messages';
import styles from './Board.module.css';
import { type AxisAttribute, type BoardColumn, isOverLimit } from './boardModel';
import { boardMessages, boardSentences } from './messages';
import { useValueName, ValueName } from './ValueName';

interface ColumnHeadProps {
  id: string;
  attribute: AxisAttribute;
  column: BoardColumn;
  /** Among the columns, where its place does not follow from those drawn before it. */
  index?: number;
}

/** The value of a column, how many issues it has of how many, and in words when these are too many. */
export function ColumnHead({ id, attribute, column, index }: ColumnHeadProps) {
  const { value, total } = column;
  const intl = useIntl();
  const nameOf = useValueName();
  const [isOpen, setIsOpen] = useOpen(`limit ${value}`);
  const button = useRef<HTMLButtonElement>(null);
  const typeId = useAppSelector((state) => selectListSelection(state).type?.typeId ?? 0);
  const limit = useAppSelector(
    (state) => selectBoardChoices(state, typeId).limits[attribute.id]?.[value],
  );
  const numbers = limit === undefined ? String(total) : `${String(total)} / ${String(limit)}`;
  const shared = { name: nameOf(value), count: total };

  function close() {
    setIsOpen(false);
    button.current?.focus();
  }

  return (
    <div
      className={styles['head']}
      style={index === undefined ? undefined : { gridColumn: index + 1 }}
    >
      <h2 className={styles['title']} id={id}>
        <ValueName attribute={attribute} value={value} />
      </h2>
      <button
        type="button"
        className={styles['count']}
        ref={button}
        aria-label={
          limit === undefined
            ? intl.formatMessage(filterSentences.choice, shared)
            : intl.formatMessage(boardSentences.column, { ...shared, limit })
        }
        aria-expanded={isOpen}
        data-tip={intl.formatMessage(boardMessages.limit)}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        {numbers}
      </button>
      {isOverLimit(total, limit) && (
        <span className={styles['over']}>
          <Icon icon={WarningIcon} />
          {intl.formatMessage(boardMessages.overLimit)}
        </span>
      )}
      {isOpen && (
        <LimitForm typeId={typeId} place={{ attributeId: attribute.id, value }} onDone={close} />
      )}
    </div>
  );
}

interface LimitFormProps {
  typeId: number;
  place: { attributeId: number; value: string };
  onDone: () => void;
}

/** How many issues a column should have at most; an empty field takes the limit away. */
function LimitForm({ typeId, place, onDone }: LimitFormProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const inputId = useId();
  const limit = useAppSelector(
    (state) => selectBoardChoices(state, typeId).limits[place.attributeId]?.[place.value],
  );
  const [text, setText] = useState(String(limit ?? ''));
  const input = useRef<HTMLInputElement>(null);

  // External system: the document's focus.
  useEffect(() => {
    // Not every browser gives the focus to what is selected.
    input.current?.focus();
    input.current?.select();
  }, []);

  /** What is behind, such as an issue beside the board, stays open. */
  function handleEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onDone();
  }

  function save(event: SubmitEvent) {
    event.preventDefault();
    const typed = Number(text);
    const isNumber = text.trim() !== '' && Number.isInteger(typed) && typed >= 0;
    dispatch(setLimit(typeId, place, isNumber ? typed : null));
    onDone();
  }

  return (
    <form className={styles['limit']} onSubmit={save}>
      <label htmlFor={inputId}>{intl.formatMessage(boardMessages.limit)}</label>
      <input
        id={inputId}
        type="number"
        inputMode="numeric"
        min={0}
        max={20_000}
        step={1}
        ref={input}
        value={text}
        onKeyDown={handleEscape}
        onChange={({ target }) => {
          setText(target.value);
        }}
      />
      <Button type="submit" variant="primary" onKeyDown={handleEscape}>
        {intl.formatMessage(actionMessages.save)}
      </Button>
    </form>
  );
}
