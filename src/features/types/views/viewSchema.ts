import type { FieldProblems } from '@/forms/fieldProblem';
import { type FormSchema, formSchema, sending } from '@/forms/formSchema';
import { option, requiredText, unchecked } from '@/forms/schema';
import { formMessages } from '@/forms/messages';
import { maxLengths } from '@/protocol/limits';
import type { Filter, ViewColumnsInput } from '@/protocol/views';
import { hasTooMany } from '@/rules/viewDefinitions';
import type { DefinitionContext } from '@/forms/conditions/useDefinitionContext';
import type { ViewColumn } from '@/forms/conditions/viewColumns';
import {
  columnsInputOf,
  type ColumnsValues,
  type FilterRow,
  readFilterRow,
  type ViewValues,
} from './viewValues';

const columnsFields = {
  columns: unchecked<number[]>(),
  sortColumn: option<number>(),
  sortAscending: option<boolean>(),
};

export const columnsSchema: FormSchema<ColumnsValues, ViewColumnsInput> = withinCounts(
  sending(formSchema(columnsFields), columnsInputOf),
);

const namedColumnsSchema = formSchema({ name: requiredText(maxLengths.name), ...columnsFields });

/** A view with a name, as it is sent. */
export type SentView = ViewColumnsInput & { name: string; filters: Filter[] };

/** The rules of a view with a name; how a condition is read depends on its column. */
export function viewSchema(
  known: readonly ViewColumn[],
  context: DefinitionContext,
): FormSchema<ViewValues, SentView> {
  return withinCounts<ViewValues, SentView>({
    secretFields: [],
    check: ({ filters: rows, ...typed }) => {
      const view = namedColumnsSchema.check(typed);
      const filters = readFilters(rows, known, context);
      return {
        values: { ...view.values, filters: filters.rows },
        problems: { ...view.problems, ...filters.problems },
        sent:
          view.sent && filters.sent
            ? { name: view.sent.name, ...columnsInputOf(view.sent), filters: filters.sent }
            : null,
      };
    },
  });
}

/** The same for as many columns and conditions as a view can hold. */
function withinCounts<Typed extends ColumnsValues & Partial<ViewValues>, Sent>(
  schema: FormSchema<Typed, Sent>,
): FormSchema<Typed, Sent> {
  return {
    ...schema,
    check: (typed) => {
      const checked = schema.check(typed);
      const { columns, filters = [] } = typed;
      const tooMany: FieldProblems = {
        ...(hasTooMany('columns', columns) && { columns: { message: formMessages.tooLarge } }),
        ...(hasTooMany('filters', filters) && { filters: { message: formMessages.tooLarge } }),
      };
      if (Object.keys(tooMany).length === 0) return checked;
      return { ...checked, problems: { ...checked.problems, ...tooMany }, sent: null };
    },
  };
}

/** Each condition is read once; as long as one of them cannot be, none is sent. */
function readFilters(
  typed: readonly FilterRow[],
  known: readonly ViewColumn[],
  context: DefinitionContext,
): { rows: FilterRow[]; problems: FieldProblems; sent: Filter[] | null } {
  const rows: FilterRow[] = [];
  const sent: Filter[] = [];
  const problems: Record<string, { code: number }> = {};
  for (const [index, row] of typed.entries()) {
    const read = readFilterRow(row, known, context);
    if (read.ok) {
      const { text, wire } = read.value;
      rows.push({ ...row, value: text });
      sent.push({ column: row.column, operator: row.operator, value: wire });
    } else {
      rows.push(row);
      problems[`filters.${index}.value`] = { code: read.code };
    }
  }
  return { rows, problems, sent: sent.length === typed.length ? sent : null };
}
