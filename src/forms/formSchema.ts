import { type InferType, object, type Schema, ValidationError } from 'yup';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { type FieldProblem, type FieldProblems, isFieldProblem } from './fieldProblem';

/** The rules of a form: built once, independent of the language. */
export interface FormSchema<Values extends object> {
  /** The values as they are sent (trimmed, in the user's formats), and what is wrong with them. */
  check(values: Values): { values: Values; problems: FieldProblems };
  /** Fields that must not be kept anywhere: passwords. */
  readonly secretFields: readonly string[];
}

type Shape = Readonly<Record<string, Schema>>;
type ValuesOf<Fields extends Shape> = { [Name in keyof Fields]: InferType<Fields[Name]> };

interface FormSchemaOptions<Values> {
  /** When a field counts; by default always. A field that does not is never wrong. */
  readonly conditions?: { readonly [Name in keyof Values]?: (values: Values) => boolean };
}

/**
 * Puts the fields of a form together.
 *
 * @example
 * export const folderSchema = formSchema({ name: requiredText(maxLengths.name), typeId: requiredChoice<number>(noType) });
 */
export function formSchema<Fields extends Shape>(
  fields: Fields,
  { conditions = {} }: FormSchemaOptions<ValuesOf<Fields>> = {},
): FormSchema<ValuesOf<Fields>> {
  const schema = object(fields);
  return {
    check(values) {
      // The shape of the cast is that of the fields, which the compiler cannot follow through `object`.
      const cast = schema.cast(values, { assert: false }) as ValuesOf<Fields>;
      const ignored = Object.entries<((values: ValuesOf<Fields>) => boolean) | undefined>(
        conditions,
      )
        .filter(([, isActive]) => isActive?.(cast) === false)
        .map(([name]) => name);
      return { values: cast, problems: omit(findProblems(schema, cast), ignored) };
    },
    secretFields: Object.keys(fields).filter((name) => fields[name]?.meta()?.['isSecret'] === true),
  };
}

function findProblems(schema: Schema, values: object): Record<string, FieldProblem> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // The first problem of a field is the one shown.
    const entries = error.inner.map((inner): [string, FieldProblem] => [
      inner.path ?? '',
      problemOf(inner),
    ]);
    return Object.fromEntries(entries.toReversed());
  }
}

/** Without a problem of ours the value is of a kind that the field cannot have. */
function problemOf({ params }: ValidationError): FieldProblem {
  const problem = params?.['problem'];
  return isFieldProblem(problem) ? problem : { code: ApiErrorCode.InvalidValue };
}

function omit(
  problems: Record<string, FieldProblem>,
  names: readonly string[],
): Record<string, FieldProblem> {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name)));
}
