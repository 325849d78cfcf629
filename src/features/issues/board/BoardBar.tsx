import { useIntl } from 'react-intl';
import { selectListSelection } from '@/lists/listSelection';
import { Column } from '@/protocol/enums';
import { setCardFields } from '@/screen/cards';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { CheckIcon } from '@/ui/icons';
import { Menu } from '@/ui/Menu';
import type { MenuItem } from '@/ui/MenuEntry';
import { selectCellColumns } from '../cards/cardRows';
import styles from './Board.module.css';
import type { BoardShape } from './boardModel';
import { boardUrl, mostFields, selectAxes, selectCardFields } from './boardView';
import { boardMessages, boardSentences } from './messages';

/** What the board is made of: columns, lanes, and what stands on its cards. */
export function BoardBar({ shape }: { shape: BoardShape }) {
  const intl = useIntl();
  const { getState } = useAppStore();
  const axes = useAppSelector(selectAxes);
  const { columns, lanes } = shape;
  const state = getState();

  const columnItems = axes.map(({ id, name }): MenuItem => ({
    key: String(id),
    label: name,
    isCurrent: id === columns.id,
    href: `#${boardUrl(state, id, lanes && lanes.id !== id ? lanes.id : null)}`,
  }));
  const laneItems = axes
    .filter(({ id }) => id !== columns.id)
    .map(({ id, name }): MenuItem => ({
      key: String(id),
      label: name,
      isCurrent: id === lanes?.id,
      href: `#${boardUrl(state, columns.id, id)}`,
    }));
  const noLanes: MenuItem = {
    key: 'none',
    label: intl.formatMessage(boardMessages.noLanes),
    isCurrent: lanes === null,
    href: `#${boardUrl(state, columns.id, null)}`,
  };

  const columnsCaption = intl.formatMessage(boardSentences.columnsBy, { name: columns.name });
  const lanesCaption = lanes
    ? intl.formatMessage(boardSentences.lanesBy, { name: lanes.name })
    : noLanes.label;

  return (
    <div className={styles['bar']}>
      <Menu
        label={columnsCaption}
        caption={columnsCaption}
        groups={[{ key: 'columns', items: columnItems }]}
      />
      {laneItems.length > 0 && (
        <Menu
          label={lanesCaption}
          caption={lanesCaption}
          groups={[
            { key: 'none', items: [noLanes] },
            { key: 'lanes', items: laneItems },
          ]}
        />
      )}
      <FieldsMenu />
    </div>
  );
}

function FieldsMenu() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const all = useAppSelector(selectCellColumns);
  const chosen = useAppSelector(selectCardFields);
  const typeId = useAppSelector((state) => selectListSelection(state).type?.typeId ?? 0);
  const label = intl.formatMessage(boardMessages.fields);

  function toggle(column: number) {
    const others = chosen.filter((one) => one !== column);
    const isChosen = others.length < chosen.length;
    // The one that was chosen first makes room.
    const fields = isChosen ? others : [...others, column].slice(-mostFields);
    dispatch(setCardFields(typeId, fields));
  }

  return (
    <Menu
      label={label}
      caption={label}
      groups={[
        {
          key: 'fields',
          items: all
            .filter(({ id }) => id !== Column.id && id !== Column.name)
            .map(({ id, name }) => ({
              key: String(id),
              label: name,
              isCurrent: chosen.includes(id),
              ...(chosen.includes(id) && { icon: CheckIcon }),
              onSelect: () => {
                toggle(id);
              },
            })),
        },
      ]}
    />
  );
}
