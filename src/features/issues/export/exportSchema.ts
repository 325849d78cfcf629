import { formSchema } from '@/forms/formSchema';
import { option } from '@/forms/schema';
import type { CsvDelimiter } from '@/lib/csv';
import type { ExportedColumns } from './exportedColumns';

/** What an export contains, and how its values are separated. */
export const exportSchema = formSchema({
  columns: option<ExportedColumns>(),
  delimiter: option<CsvDelimiter>(),
});
