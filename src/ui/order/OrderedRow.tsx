import type { HTMLAttributes, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { listSentences } from '@/i18n/listSentences';
import { classNames } from '../classNames';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { CloseIcon, GripIcon, MoveDownIcon, MoveUpIcon } from '../icons';
import { orderSentences } from './messages';
import styles from './OrderedRow.module.css';

interface OrderedRowProps {
  name: string;
  /** Some row of the list is being dragged. */
  isMoving: boolean;
  isDragged: boolean;
  /** In px from where it lies. */
  shift: number;
  /** Absent for a row that stays where it is. */
  handle?: HTMLAttributes<HTMLElement>;
  /** One step, if there is one to take. */
  moves?: { up: (() => void) | false; down: (() => void) | false };
  onRemove?: () => void;
  children?: ReactNode;
}

/** One row of an ordered list. */
export function OrderedRow({ name, handle, moves, onRemove, children, ...drag }: OrderedRowProps) {
  const intl = useIntl();
  return (
    <li
      className={classNames(
        styles['row'],
        drag.isDragged ? styles['dragged'] : drag.isMoving && styles['moving'],
      )}
      style={drag.shift === 0 ? undefined : { transform: `translateY(${drag.shift}px)` }}
    >
      <div className={styles['header']}>
        <div className={styles[handle ? 'handle' : 'fixed']} {...handle}>
          {handle && (
            <span className={styles['grip']}>
              <Icon icon={GripIcon} />
            </span>
          )}
          <span className={classNames(styles['name'], Boolean(children) && styles['heading'])}>
            {name}
          </span>
        </div>
        {moves && (
          <>
            <IconButton
              label={intl.formatMessage(orderSentences.moveUp, { name })}
              icon={MoveUpIcon}
              aria-disabled={!moves.up}
              onClick={() => moves.up && moves.up()}
            />
            <IconButton
              label={intl.formatMessage(orderSentences.moveDown, { name })}
              icon={MoveDownIcon}
              aria-disabled={!moves.down}
              onClick={() => moves.down && moves.down()}
            />
          </>
        )}
        {onRemove && (
          <IconButton
            label={intl.formatMessage(listSentences.remove, { name })}
            icon={CloseIcon}
            data-removes=""
            onClick={onRemove}
          />
        )}
      </div>
      {children && <div className={styles['body']}>{children}</div>}
    </li>
  );
}
