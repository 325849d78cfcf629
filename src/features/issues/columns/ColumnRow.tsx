import { type HTMLAttributes, useState } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from '@/ui/classNames';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { GripIcon, MoveDownIcon, MoveUpIcon, PinIcon } from '@/ui/icons';
import { orderSentences } from '@/ui/order/messages';
import type { ChosenColumn } from './columnChoice';
import { widthLimits } from './columnWidths';
import { edgeSentences } from './edgeMessages';
import styles from './ColumnsPanel.module.css';
import { columnsSentences } from './messages';

interface ColumnRowProps {
  name: string;
  /** Undefined for a column that is hidden. */
  place: ChosenColumn | undefined;
  /** Always shown, and where it is. */
  isFixed: boolean;
  isMoving: boolean;
  isDragged: boolean;
  /** In px from where it lies. */
  shift: number;
  handle: HTMLAttributes<HTMLElement>;
  up: (() => void) | false;
  down: (() => void) | false;
  onShow: (isShown: boolean) => void;
  onPin: (isPinned: boolean) => void;
  onWidth: (width: number | null) => void;
}

/** One column to choose: whether it is shown, where, how wide, and whether it stays in view. */
export function ColumnRow({ name, place, isFixed, handle, up, down, ...rest }: ColumnRowProps) {
  const intl = useIntl();
  const isShown = place !== undefined;
  return (
    <li
      className={classNames(
        styles['row'],
        rest.isDragged ? styles['dragged'] : rest.isMoving && styles['moving'],
      )}
      style={rest.shift === 0 ? undefined : { transform: `translateY(${String(rest.shift)}px)` }}
    >
      <span className={styles['grip']} {...(!isFixed && handle)}>
        {!isFixed && <Icon icon={GripIcon} />}
      </span>
      <label className={styles['name']}>
        <input
          type="checkbox"
          checked={isShown}
          disabled={isFixed}
          onChange={({ target }) => {
            rest.onShow(target.checked);
          }}
        />
        <span className={styles['words']} data-tip-cut="">
          {name}
        </span>
      </label>
      {isShown && <WidthInput name={name} width={place.width} onWidth={rest.onWidth} />}
      {isShown && !isFixed && (
        <IconButton
          className={styles['pin']}
          label={intl.formatMessage(columnsSentences.pinNamed, { name })}
          icon={PinIcon}
          aria-pressed={place.isPinned}
          onClick={() => {
            rest.onPin(!place.isPinned);
          }}
        />
      )}
      {!isFixed && (
        <>
          <IconButton
            label={intl.formatMessage(orderSentences.moveUp, { name })}
            icon={MoveUpIcon}
            aria-disabled={!up}
            onClick={() => up && up()}
          />
          <IconButton
            label={intl.formatMessage(orderSentences.moveDown, { name })}
            icon={MoveDownIcon}
            aria-disabled={!down}
            onClick={() => down && down()}
          />
        </>
      )}
    </li>
  );
}

interface WidthInputProps {
  name: string;
  width: number | null;
  onWidth: (width: number | null) => void;
}

/** A width in px, taken over when one leaves the field or presses Enter: half a number is none. */
function WidthInput({ name, width, onWidth }: WidthInputProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState<string | null>(null);

  function takeOver() {
    if (typed === null) return;
    setTyped(null);
    const wanted = typed.trim() === '' ? null : Number(typed);
    if (wanted === null || Number.isFinite(wanted)) onWidth(wanted);
  }

  return (
    <input
      className={styles['width']}
      type="number"
      min={widthLimits.min}
      max={widthLimits.max}
      step={8}
      aria-label={intl.formatMessage(edgeSentences.widthOf, { name })}
      value={typed ?? width ?? ''}
      onChange={({ target }) => {
        setTyped(target.value);
      }}
      onBlur={takeOver}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        takeOver();
      }}
    />
  );
}
