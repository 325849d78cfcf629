/** The files that the window "Attach file" is to attach, with what is typed about each. */
import type { FieldProblem, FieldProblems } from '@/forms/fieldProblem';
import type { FormSchema } from '@/forms/formSchema';
import { clientErrorMessages } from '@/i18n/clientErrorMessages';
import { contentProblem, fileSchema } from './fileSchemas';
import { fileMessages } from './messages';
import { markOf, type PendingFile } from './pendingFiles';

/** What is typed about a file. It is plain, so that a draft holds it, and takes up its file when that is chosen again. */
export interface DescribedFile {
  /** The name of the file, which it keeps whatever it is called on the server. */
  key: string;
  name: string;
  description: string;
  /** Tells the file itself. */
  mark: string;
  /** What it has become on the server, where another keeps the form; null before that. */
  itemId: number | null;
}

interface AttachValues {
  files: ReadonlySet<PendingFile>;
  described: readonly DescribedFile[];
}

/** What is sent, one after the other. */
export interface SentFiles {
  files: readonly PendingFile[];
  described: readonly DescribedFile[];
}

/** Nothing is chosen yet. */
export const noFilesYet: AttachValues = { files: new Set(), described: [] };

/** Nothing is typed about it yet. */
export function undescribed({ file, name }: PendingFile): DescribedFile {
  return { key: name, name, description: '', mark: markOf(file), itemId: null };
}

/** The file that something was typed about; null where a reload has lost it. */
export function fileOf(
  { key }: DescribedFile,
  pending: ReadonlySet<PendingFile>,
): PendingFile | null {
  return [...pending].find(({ name }) => name === key) ?? null;
}

/** What is wrong with a file itself, of those that are not attached. */
export function problemOfFile(
  one: DescribedFile,
  pending: ReadonlySet<PendingFile>,
  maxSize: number,
): FieldProblem | null {
  if (one.itemId !== null) return null;
  const kept = fileOf(one, pending);
  return kept ? contentProblem(kept.file, maxSize) : { message: fileMessages.selectAgain };
}

/** What the names of the fields of one of the files begin with. */
export function prefixOf(index: number): string {
  return `described.${String(index)}.`;
}

/** The rules of all files together: at least one, and none that the server would refuse. */
export function attachSchema(maxSize: number): FormSchema<AttachValues, SentFiles> {
  return {
    secretFields: [],
    check({ files, described }) {
      const rows = described.map((one, index) => checkWords(one, index));
      const wrong =
        described.length === 0
          ? { message: clientErrorMessages.NoFileSelected }
          : described.map((one) => problemOfFile(one, files, maxSize)).find(Boolean);
      const problems: FieldProblems = {
        ...Object.fromEntries(rows.flatMap((row) => Object.entries(row.problems))),
        ...(wrong && { files: wrong }),
      };
      const words = rows.map((row) => row.words);
      return {
        values: { files, described: words },
        problems,
        sent: Object.keys(problems).length === 0 ? { files: [...files], described: words } : null,
      };
    },
  };
}

/** What is typed about a file as it is sent, and what is wrong with it by the names of the fields. */
export function checkWords(
  { name, description, ...file }: DescribedFile,
  index: number,
): { words: DescribedFile; problems: FieldProblems } {
  const { values, problems } = fileSchema.check({ name, description });
  const named = Object.entries(problems).map(([field, problem]): [string, FieldProblem] => [
    prefixOf(index) + field,
    problem,
  ]);
  return { words: { ...file, ...values }, problems: Object.fromEntries(named) };
}

/** What of the words about a file is sent. */
export function toFileWords({ name, description }: DescribedFile) {
  return { name, ...(description !== '' && { description }) };
}
