import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { shallowEqual } from 'react-redux';
import { CommandButton } from '@/commands/CommandButton';
import { commonMessages } from '@/i18n/commonMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import { isFixed } from '@/rules/viewDefinitions';
import { askWidth, chooseColumns, selectAskedWidth } from '@/screen/columnsEdit';
import { selectListDensity } from '@/screen/issueList';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { readAppearance } from '@/ui/appearance';
import { DensityChoice } from '@/ui/DensityChoice';
import { IconButton } from '@/ui/IconButton';
import { CloseIcon } from '@/ui/icons';
import { LiveRegion } from '@/ui/LiveRegion';
import { orderSentences } from '@/ui/order/messages';
import { moveItem } from '@/ui/order/moves';
import { useRowDrag } from '@/ui/order/useRowDrag';
import { changeColumns, chooseDensity, selectColumnChoice } from './chosenColumns';
import { choiceCommands, isMet } from './columnCommands';
import { partOf, withOrder, withPin, withShown, withWidth } from './columnChoice';
import { ColumnRow } from './ColumnRow';
import { ColumnsMet } from './ColumnsMet';
import styles from './ColumnsPanel.module.css';
import { columnsMessages, columnsSentences } from './messages';
import { placesOf, selectTypeColumns } from './typeColumns';

const target = { kind: 'list' } as const;

/**
 * All columns of the type beside the list, which shows at once what is chosen: which are there, in which order, how wide,
 * and which stay in view. No dialog that covers: the list stays in use.
 */
export function ColumnsPanel() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const choice = useAppSelector(selectColumnChoice);
  const names = useAppSelector((state) => selectTypeColumns(state, intl));
  const askedWidth = useAppSelector(selectAskedWidth);
  const density = useAppSelector(selectListDensity) ?? readAppearance().density;
  const hasMet = useAppSelector(isMet);
  const commands = useAppSelector(
    (state) => choiceCommands.filter(({ appliesTo }) => appliesTo(state, target)),
    shallowEqual,
  );
  const [before, setBefore] = useState<readonly number[]>([]);
  const [news, setNews] = useState('');
  const panel = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const titleId = useId();
  const ids = placesOf([...names.keys()], choice, before);
  if (ids !== before) setBefore(ids);
  const fixedCount = ids.filter(isFixed).length;
  const drag = useRowDrag({ list, fixedCount, onDrop: move });

  // External system: the focus, which goes back to where it was.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const element = panel.current;
    element?.focus();
    return () => {
      const isLost = element?.contains(document.activeElement) ?? false;
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  const askedPlace = askedWidth === null ? -1 : ids.indexOf(askedWidth);

  // External system: the focus, which goes to the width that is about to be typed, also where the panel stood open.
  useLayoutEffect(() => {
    if (askedWidth === null) return;
    const row = list.current?.children[askedPlace];
    row?.querySelector<HTMLElement>('input[type=number]')?.focus();
    dispatch(askWidth(null));
  }, [askedWidth, askedPlace, dispatch]);

  const nameOf = (id: number) => names.get(id) ?? '';
  const placeOf = (id: number) => choice.find((column) => column.id === id);

  function isPlaceOf(id: number, index: number) {
    const other = ids[index];
    return other !== undefined && partOf(choice, other) === partOf(choice, id);
  }

  /** As far as there are columns that it can change places with. */
  function move(from: number, wanted: number) {
    const id = ids[from];
    if (id === undefined) return;
    const step = Math.sign(wanted - from);
    let to = from;
    while (to !== wanted && isPlaceOf(id, to + step)) {
      to += step;
    }
    if (to === from) return;
    const moved = moveItem(ids, from, to);
    setBefore(moved);
    dispatch(changeColumns((columns) => withOrder(columns, moved)));
    sayPlace(id, to);
  }

  function sayPlace(id: number, index: number) {
    const values = { name: nameOf(id), position: index + 1, count: ids.length };
    setNews(intl.formatMessage(orderSentences.moved, values));
  }

  function pin(id: number, isPinned: boolean) {
    const next = withPin(choice, id, isPinned);
    dispatch(changeColumns(() => next));
    sayPlace(
      id,
      next.findIndex((column) => column.id === id),
    );
  }

  function show(id: number, isShown: boolean) {
    dispatch(changeColumns((columns) => withOrder(withShown(columns, id, isShown), ids)));
    const sentence = isShown ? columnsSentences.shown : columnsSentences.hidden;
    setNews(intl.formatMessage(sentence, { name: nameOf(id) }));
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  }

  function close() {
    dispatch(chooseColumns(false));
  }

  // It takes the focus, and Esc closes it.
  const dialog = { role: 'dialog', tabIndex: -1, onKeyDown: handleKeyDown };

  return (
    <section className={styles['panel']} ref={panel} {...dialog} aria-labelledby={titleId}>
      <header className={styles['header']}>
        <h2 className={styles['title']} id={titleId}>
          {intl.formatMessage(propertyMessages.columns)}
        </h2>
        <IconButton
          label={intl.formatMessage(commonMessages.close)}
          icon={CloseIcon}
          onClick={close}
        />
      </header>
      {hasMet && <ColumnsMet nameOf={nameOf} />}
      {/* Each field has a name of its own. */}
      <p className={styles['caption']} aria-hidden="true">
        {intl.formatMessage(columnsMessages.width)}
      </p>
      <ul
        className={styles['list']}
        aria-labelledby={titleId}
        ref={list}
        data-dragging={drag.isDragging || undefined}
      >
        {ids.map((id, index) => (
          <ColumnRow
            key={id}
            name={nameOf(id)}
            place={placeOf(id)}
            isFixed={isFixed(id)}
            isMoving={drag.isDragging}
            {...drag.rowState(index)}
            handle={drag.handleOf(index)}
            up={isPlaceOf(id, index - 1) && (() => move(index, index - 1))}
            down={isPlaceOf(id, index + 1) && (() => move(index, index + 1))}
            onShow={(isShown) => show(id, isShown)}
            onPin={(isPinned) => pin(id, isPinned)}
            onWidth={(width) => dispatch(changeColumns((columns) => withWidth(columns, id, width)))}
          />
        ))}
      </ul>
      <footer className={styles['footer']}>
        <DensityChoice chosen={density} onChoose={(chosen) => dispatch(chooseDensity(chosen))} />
        <div className={styles['commands']}>
          {commands.map((command) => (
            <CommandButton key={command.id} command={command} target={target} />
          ))}
        </div>
      </footer>
      <LiveRegion message={news} />
    </section>
  );
}
