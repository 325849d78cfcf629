import { useIntl } from 'react-intl';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { Menu } from '@/ui/Menu';
import type { MenuItem } from '@/ui/MenuEntry';
import { FieldsMenu } from '../cards/FieldsMenu';
import styles from './Board.module.css';
import type { BoardShape } from './boardModel';
import { boardUrl, selectAxes, selectCardFields } from './boardView';
import { boardMessages, boardSentences } from './messages';

/** What the board is made of: columns, lanes, and what stands on its cards. */
export function BoardBar({ shape }: { shape: BoardShape }) {
  const intl = useIntl();
  const { getState } = useAppStore();
  const axes = useAppSelector(selectAxes);
  const chosen = useAppSelector(selectCardFields);
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
      <FieldsMenu chosen={chosen} />
    </div>
  );
}
