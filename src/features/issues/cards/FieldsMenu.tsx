import { useIntl } from 'react-intl';
import { selectListSelection } from '@/lists/listSelection';
import { Column } from '@/protocol/enums';
import { setCardFields } from '@/screen/cards';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { CheckIcon } from '@/ui/icons';
import { Menu } from '@/ui/Menu';
import { mostFields, selectCellColumns } from './cardRows';
import { cardMessages } from './messages';

/**
 * The values that stand on the cards of a type, on boards and calendars alike.
 *
 * @param chosen - the columns that stand there now
 */
export function FieldsMenu({ chosen }: { chosen: readonly number[] }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const all = useAppSelector(selectCellColumns);
  const typeId = useAppSelector((state) => selectListSelection(state).type?.typeId ?? 0);
  const label = intl.formatMessage(cardMessages.fields);

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
