import { type InferType, object, type Schema, ValidationError } from 'yup';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { isRecord } from './draftValues';
import { type FieldProblem, type FieldProblems, isFieldProblem } from './fieldProblem';
import { Reading } from './reading';

/** The rules of a form: they turn what is typed into what is sent. Built once, independent of the language. */
export interface FormSchema<Typed extends object, Sent = Typed> {
  /**
   * Reads the form, once; whoever sends gets `sent` and reads nothing again.
   *
   * @param held - what the server may hold: one set of values, or several after a save whose answer was lost. A field
   *   counts as changed when it differs from any.
   */
  check(values: Typed, held?: readonly Typed[]): CheckedForm<Typed, Sent>;
  /** Fields that must not be kept anywhere: passwords. */
  readonly secretFields: readonly string[];
}

export interface CheckedForm<Typed, Sent> {
  /** As the form shows them from then on: trimmed, in the user's formats; what is wrong stays as it is. */
  readonly values: Typed;
  readonly problems: FieldProblems;
  /** Null as long as something is wrong. */
  readonly sent: Sent | null;
}

type Shape = Readonly<Record<string, Schema>>;

type TypedField<Value> =
  Value extends Reading<infer Typed, unknown>
    ? Typed
    : Value extends Readonly<Record<string, Reading<unknown, unknown>>>
      ? { [Name in keyof Value]: TypedField<Value[Name]> }
      : Value;

type SentField<Value> =
  Value extends Reading<unknown, infer Sent>
    ? Sent
    : Value extends Readonly<Record<string, Reading<unknown, unknown>>>
      ? { [Name in keyof Value]: SentField<Value[Name]> }
      : Value;

/** What the fields of a form hold. */
export type TypedValues<Fields extends Shape> = {
  [Name in keyof Fields]: TypedField<InferType<Fields[Name]>>;
};

/** What the fields of a form send; undefined for a field that does not count. */
export type SentValues<Fields extends Shape, Conditional extends keyof Fields = never> = {
  [Name in keyof Fields]:
    SentField<InferType<Fields[Name]>> | (Name extends Conditional ? undefined : never);
};

interface FormSchemaOptions<Fields extends Shape, Conditional extends keyof Fields> {
  /** When a field counts; by default always. One that does not is never wrong, and is not sent. */
  readonly conditions?: Readonly<Record<Conditional, (values: TypedValues<Fields>) => boolean>>;
  /** The fields whose problems are told only when another has none. */
  readonly after?: { readonly [Name in keyof Fields]?: keyof Fields & string };
}

/**
 * Puts the fields of a form together.
 *
 * @example
 * export const folderSchema = formSchema({ name: requiredText(maxLengths.name), typeId: requiredChoice<number>(noType) });
 */
export function formSchema<Fields extends Shape, Conditional extends keyof Fields = never>(
  fields: Fields,
  { conditions, after = {} }: FormSchemaOptions<Fields, Conditional> = {},
): FormSchema<TypedValues<Fields>, SentValues<Fields, Conditional>> {
  const schema = object(fields);
  const conditionOf: Readonly<
    Record<string, ((values: TypedValues<Fields>) => boolean) | undefined>
  > = { ...conditions };
  const firstOf: Readonly<Record<string, string | undefined>> = { ...after };
  return {
    check(typed) {
      const read: unknown = schema.cast(typed, { assert: false });
      // The shapes are those of the fields, which the compiler cannot follow through `object`.
      const values = mapReadings(read, ({ shown }) => shown) as TypedValues<Fields>;
      const counts = (name: string) => conditionOf[name]?.(values) !== false;
      const found = only(findProblems(schema, read), counts);
      const problems = only(found, (name) => !Object.hasOwn(found, firstOf[name] ?? ''));
      const sent = mapReadings(read, (reading) => reading.sent);
      return {
        values,
        problems,
        sent:
          Object.keys(problems).length === 0 && isRecord(sent)
            ? (only(sent, counts) as SentValues<Fields, Conditional>)
            : null,
      };
    },
    secretFields: Object.keys(fields).filter((name) => fields[name]?.meta()?.['isSecret'] === true),
  };
}

/** The same schema, sending what is made of what it sends and shows. */
export function sending<Typed extends object, Read, Sent>(
  schema: FormSchema<Typed, Read>,
  toSent: (read: Read, values: Typed, held: readonly Typed[]) => Sent,
): FormSchema<Typed, Sent> {
  return {
    ...schema,
    check(typed, held = []) {
      const { sent, ...checked } = schema.check(typed, held);
      return { ...checked, sent: sent === null ? null : toSent(sent, checked.values, held) };
    },
  };
}

/** Values with one thing about each reading in place of it; fields that are not read are as they are. */
function mapReadings(
  value: unknown,
  map: (reading: Reading<unknown, unknown>) => unknown,
): unknown {
  if (value instanceof Reading) return map(value);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, mapReadings(part, map)]),
  );
}

function findProblems(schema: Schema, read: unknown): Record<string, FieldProblem> {
  try {
    // Strict: it has been read already.
    schema.validateSync(read, { abortEarly: false, strict: true });
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

function only<Value>(
  entries: Readonly<Record<string, Value>>,
  isKept: (name: string) => boolean,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => isKept(name)));
}
