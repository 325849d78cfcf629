import { use } from 'react';
import { useIntl } from 'react-intl';
import { FieldError } from '@/forms/FieldError';
import { useFieldText } from '@/forms/fieldText';
import { FormFrameContext } from '@/forms/FormFrameContext';
import { useFormField } from '@/forms/useFormField';
import { EmptyState } from '@/ui/EmptyState';
import { Panel } from '@/ui/Panel';
import { OrderedList } from '@/ui/order/OrderedList';
import type { DefinitionContext } from '@/forms/conditions/useDefinitionContext';
import { AddColumnDropdown } from './AddColumnDropdown';
import { FilterFields } from '@/forms/conditions/FilterFields';
import { ListProblem } from './ListProblem';
import { viewMessages } from './messages';
import { columnLabel, type ViewColumn } from '@/forms/conditions/viewColumns';
import { addFilter, type FilterRow } from './viewValues';
import { filtersInWords } from './viewWords';

interface FiltersPanelProps {
  filters: readonly FilterRow[];
  known: readonly ViewColumn[];
  context: DefinitionContext;
}

/** The field `filters`: the conditions that issues of a view meet, all of them. */
export function FiltersPanel({ filters, known, context }: FiltersPanelProps) {
  const intl = useIntl();
  const text = useFieldText();
  const field = useFormField('filters', {
    label: viewMessages.filters,
    textOf: (rows) => filtersInWords(intl, rows as readonly FilterRow[], known),
  });
  const { problems, clearProblem } = use(FormFrameContext);
  const title = intl.formatMessage(viewMessages.filters);

  function handleChange(rows: readonly FilterRow[]) {
    field.setValue(rows);
    // Problems are kept by place, and the places have changed.
    Object.keys(problems)
      .filter((name) => name === 'filters' || name.startsWith('filters.'))
      .forEach(clearProblem);
  }

  return (
    <Panel
      title={title}
      actions={
        <AddColumnDropdown
          label={title}
          command={viewMessages.addFilter}
          columns={known}
          onAdd={(column) => {
            field.setValue(addFilter(filters, column));
          }}
        />
      }
    >
      <ListProblem field={field} />
      {filters.length === 0 && (
        <EmptyState>{intl.formatMessage(viewMessages.noFilters)}</EmptyState>
      )}
      <OrderedList
        label={title}
        items={filters}
        itemKey={({ key }) => key}
        itemName={({ column }) => text(columnLabel(known, column))}
        onChange={handleChange}
        isRemovable
        renderBody={(row, index) => {
          const column = known.find((candidate) => candidate.column === row.column);
          if (column) {
            return (
              <FilterFields
                name={`filters.${index}`}
                operator={row.operator}
                column={column}
                context={context}
              />
            );
          }
          // Its attribute was deleted after the text was kept as a draft.
          const problem = problems[`filters.${index}.value`];
          return problem && <FieldError id={field.idOf(`filters.${index}`)} problem={problem} />;
        }}
      />
    </Panel>
  );
}
