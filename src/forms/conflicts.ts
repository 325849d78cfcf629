/** Finds what somebody else saved while a form was open. */
import { getIn, setIn } from 'formik';
import { isSameValue } from './sameValues';
import { formatNameOf } from './schema';

/** The same form at three moments. */
export interface FormMoments<Values extends object> {
  /** As it was when it was opened, or compared last. */
  before: Values;
  /** As the server has it. */
  theirs: Values;
  /** As the user wants to save it. */
  mine: Values;
}

/** A field that somebody else changed to something the user does not want to save. */
export interface MeanwhileChange {
  /** Of the field; dots lead into nested values. */
  readonly name: string;
  readonly before: unknown;
  readonly theirs: unknown;
  readonly mine: unknown;
  /** Whether the user changed the field, too, or what makes one thing with it. */
  readonly isEdited: boolean;
}

export function changesMeanwhile<Values extends object>({
  before,
  theirs,
  mine,
}: FormMoments<Values>): MeanwhileChange[] {
  const names = fieldNames(theirs);
  // Where both came to the same there is nothing to decide, nor about what makes one thing with it.
  const isEdited = (name: string) =>
    [before, theirs].every((values) => !isSameValue(getIn(values, name), getIn(mine, name)));
  return names.flatMap((name) => {
    const [first, other, own] = [before, theirs, mine].map((values): unknown =>
      getIn(values, name),
    );
    if (isSameValue(first, other) || isSameValue(other, own)) return [];
    // A text means something else in another format.
    const oneThing = names.filter((part) => isOneThing(part, name));
    return [{ name, before: first, theirs: other, mine: own, isEdited: oneThing.some(isEdited) }];
  });
}

function isOneThing(name: string, other: string): boolean {
  return name === other || name === formatNameOf(other) || other === formatNameOf(name);
}

/** The values with those of the others where they changed them. */
export function withTheirs<Values extends object>(
  values: Values,
  changes: readonly MeanwhileChange[],
): Values {
  return changes.reduce<Values>(
    (merged, { name, theirs }) => setIn(merged, name, theirs) as Values,
    values,
  );
}

/** Nested values, such as those of attributes, are fields of their own; lists are one. */
function fieldNames(values: object, prefix = ''): string[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? fieldNames(value, `${prefix}${name}.`)
      : [prefix + name],
  );
}
