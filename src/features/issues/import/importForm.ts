/** What the form of an import holds, and what it makes of that. */
import type { TypeAttribute } from '@/entities/attributes';
import type { FieldProblem } from '@/forms/fieldProblem';
import type { FormSchema } from '@/forms/formSchema';
import { clientErrorMessages } from '@/i18n/clientErrorMessages';
import type { CsvDelimiter } from '@/lib/csv';
import type { TextEncoding } from '@/lib/textEncodings';
import type { ValueContext } from '@/lib/values/formatValues';
import type { TextFormat } from '@/protocol/enums';
import type { AddAct } from '@/screen/bulkJob';
import {
  type CheckedRow,
  checkRows,
  chooseTargets,
  type ColumnTarget,
  guessTargets,
  hasRepeats,
  type ImportTable,
  missingAttributes,
  readTable,
} from './importTable';
import { importMessages } from './messages';

export interface ImportValues {
  /** Its text stands in `text`, so that it can be mended, and is kept as a draft. */
  file: File | null;
  encoding: TextEncoding;
  text: string;
  /** Null: the one that fits. */
  separator: CsvDelimiter | null;
  hasNames: boolean;
  projectId: number | null;
  folderId: number | null;
  /** What was chosen for each column; null and absent ones are guessed. */
  columns: readonly (ColumnTarget | null)[];
  descriptionFormat: TextFormat;
  onlyErrors: boolean;
}

/** What an import is read with. */
export interface ImportContext {
  attributes: readonly TypeAttribute[];
  contextOf: (projectId: number | null) => ValueContext;
  commentMaxLength: number;
  names: readonly string[];
  descriptions: readonly string[];
}

export interface ReadImport {
  table: ImportTable;
  targets: readonly ColumnTarget[];
  rows: readonly CheckedRow[];
  missing: readonly TypeAttribute[];
}

/** The table, what its columns are, and what is wrong with its cells. */
export function readImport(
  values: Omit<ImportValues, 'file' | 'encoding' | 'onlyErrors'>,
  context: ImportContext,
): ReadImport {
  const { text, separator, hasNames, columns, projectId, folderId, descriptionFormat } = values;
  const { attributes, contextOf, commentMaxLength } = context;
  const table = readTable(text, { separator, hasNames });
  const targets = chooseTargets(guessTargets(table.headings, context), columns);
  const rows = checkRows(table.rows, targets, {
    attributes,
    values: contextOf(projectId),
    commentMaxLength,
    descriptionFormat,
    folderId,
  });
  return { table, targets, rows, missing: missingAttributes(attributes, targets) };
}

/** Sends what has no errors; the rest is for the user to mend. */
export function importSchema(context: ImportContext): FormSchema<ImportValues, AddAct> {
  return {
    secretFields: [],
    check(values) {
      const { table, targets, rows, missing } = readImport(values, context);
      const ready = rows.flatMap(({ row, cells, issue }) => (issue ? [{ row, cells, issue }] : []));
      const problem = (): FieldProblem | null => {
        const isEmpty = rows.every(({ faults }) => faults.size > 0);
        if (isEmpty) return { message: importMessages.nothing };
        if (hasRepeats(targets)) return { message: importMessages.repeated };
        // What is wrong stands above the table, with names and numbers.
        const isStopped =
          !targets.includes('name') ||
          table.isTooLong ||
          table.openRow !== null ||
          missing.length > 0;
        return isStopped ? { message: importMessages.nothing } : null;
      };
      const found = problem();
      const problems = {
        ...(found && { text: found }),
        ...(values.projectId === null && {
          projectId: { message: clientErrorMessages.NoProjectSelected },
        }),
        ...(values.projectId !== null &&
          values.folderId === null && {
            folderId: { message: clientErrorMessages.NoFolderSelected },
          }),
      };
      const isRight = Object.keys(problems).length === 0;
      const act = (): AddAct => ({
        kind: 'add',
        headings: table.headings,
        rows: Object.fromEntries(ready.map(({ row, cells, issue }) => [row, { cells, issue }])),
      });
      return { values, problems, sent: isRight ? act() : null };
    },
  };
}
