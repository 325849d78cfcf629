import type { FieldProblems } from '@/forms/fieldProblem';
import { type FormSchema, formSchema } from '@/forms/formSchema';
import { option, requiredText, unchecked } from '@/forms/schema';
import { maxLengths } from '@/protocol/limits';
import type { DefinitionContext } from '../useDefinitionContext';
import type { ViewColumn } from './viewColumns';
import { type FilterRow, readFilterRow, type ViewValues } from './viewValues';

const columnsFields = {
  columns: unchecked<number[]>(),
  sortColumn: option<number>(),
  sortAscending: option<boolean>(),
};

export const columnsSchema = formSchema(columnsFields);

const namedViewSchema = formSchema({
  name: requiredText(maxLengths.name),
  ...columnsFields,
  filters: unchecked<FilterRow[]>(),
});

/** The rules of a view with a name; how a condition is read depends on its column. */
export function viewSchema(
  known: readonly ViewColumn[],
  context: DefinitionContext,
): FormSchema<ViewValues> {
  return {
    secretFields: [],
    check: (values) => {
      const view = namedViewSchema.check(values);
      const filters = checkFilters(view.values.filters, known, context);
      return {
        values: { ...view.values, filters: filters.rows },
        problems: { ...view.problems, ...filters.problems },
      };
    },
  };
}

function checkFilters(
  rows: readonly FilterRow[],
  known: readonly ViewColumn[],
  context: DefinitionContext,
): { rows: FilterRow[]; problems: FieldProblems } {
  const problems: Record<string, { code: number }> = {};
  const checked = rows.map((row, index) => {
    const result = readFilterRow(row, known, context);
    if (result.ok) return { ...row, value: result.value.text };
    problems[`filters.${index}.value`] = { code: result.code };
    return row;
  });
  return { rows: checked, problems };
}
