import { useIntl } from 'react-intl';
import { useFieldText } from '@/forms/fieldText';
import { numbersOf } from '@/forms/fieldWords';
import { useFormField } from '@/forms/useFormField';
import { propertyMessages } from '@/i18n/propertyMessages';
import { Column } from '@/protocol/enums';
import { fixedColumns } from '@/rules/viewDefinitions';
import { Panel } from '@/ui/Panel';
import { OrderedList } from '@/ui/order/OrderedList';
import { AddColumnDropdown } from './AddColumnDropdown';
import { ListProblem } from './ListProblem';
import { viewMessages } from './messages';
import { columnLabel, type ViewColumn } from '@/forms/conditions/viewColumns';
import type { ColumnsValues } from './viewValues';
import { columnsInWords } from './viewWords';

interface ColumnsPanelProps {
  values: ColumnsValues;
  known: readonly ViewColumn[];
}

/** The field `columns`: which columns a view has, in which order. */
export function ColumnsPanel({ values: { columns, sortColumn }, known }: ColumnsPanelProps) {
  const intl = useIntl();
  const text = useFieldText();
  const nameOf = (column: number) => text(columnLabel(known, column));
  const field = useFormField('columns', {
    label: propertyMessages.columns,
    textOf: (ids) => columnsInWords(intl, numbersOf(ids), known),
  });
  const title = intl.formatMessage(propertyMessages.columns);
  const unused = known.filter(({ column }) => !columns.includes(column));

  function handleChange(next: readonly number[]) {
    field.setValue(next);
    field.clearProblem();
    if (!next.includes(sortColumn)) field.setOther('sortColumn', Column.id);
  }

  return (
    <Panel
      title={title}
      actions={
        unused.length > 0 && (
          <AddColumnDropdown
            label={title}
            command={viewMessages.addColumn}
            columns={unused}
            onAdd={(column) => {
              handleChange([...columns, column]);
            }}
          />
        )
      }
    >
      <ListProblem field={field} />
      <OrderedList
        label={title}
        items={columns}
        itemKey={(column) => column}
        itemName={nameOf}
        onChange={handleChange}
        fixedCount={fixedColumns.length}
        isRemovable
      />
    </Panel>
  );
}
