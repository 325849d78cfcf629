import { useIntl } from 'react-intl';
import { columnItems as itemsOfColumns } from '@/commands/columnItems';
import { useCommandContext } from '@/commands/useCommandContext';
import { useCommandItems } from '@/commands/useCommandItems';
import { attributeColumn } from '@/protocol/enums';
import { useAppSelector } from '@/store/hooks';
import { Menu } from '@/ui/Menu';
import { FieldsMenu } from '../cards/FieldsMenu';
import styles from './Board.module.css';
import { boardField, columnsBy, lanesBy, noLanes } from './boardCommands';
import type { BoardShape } from './boardModel';
import { selectAxes, selectCardFields } from './boardView';
import { boardSentences } from './messages';

const target = { kind: 'list' } as const;
const noLanesGroups = [[noLanes]];

/** What the board is made of: columns, lanes, and what stands on its cards. */
export function BoardBar({ shape }: { shape: BoardShape }) {
  const intl = useIntl();
  const context = useCommandContext();
  const axes = useAppSelector(selectAxes).map(({ id, name }) => ({
    id: attributeColumn(id),
    name,
  }));
  const chosen = useAppSelector(selectCardFields);
  const { columns, lanes } = shape;
  const columnItems = itemsOfColumns(columnsBy, axes, context);
  const laneItems = itemsOfColumns(lanesBy, axes, context);
  const [none = []] = useCommandItems(noLanesGroups, target);

  const columnsCaption = intl.formatMessage(boardSentences.columnsBy, { name: columns.name });
  const lanesCaption = lanes
    ? intl.formatMessage(boardSentences.lanesBy, { name: lanes.name })
    : intl.formatMessage(noLanes.message);

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
            { key: 'none', items: none },
            { key: 'lanes', items: laneItems },
          ]}
        />
      )}
      <FieldsMenu command={boardField} chosen={chosen} />
    </div>
  );
}
