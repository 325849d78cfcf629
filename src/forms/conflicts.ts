/** Finds what somebody else saved while a form was open. */
import { getIn, setIn } from 'formik';
import { isSameValue } from './sameValues';
import { formatNameOf } from './schema';

/** The same form at three moments. */
export interface FormMoments<Values extends object> {
  /** As it was when it was opened, or compared last. */
  before: Values;
  /** As the user sent it since, when no answer said whether it was saved. */
  tried?: readonly Values[];
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
  tried = [],
  theirs,
  mine,
}: FormMoments<Values>): MeanwhileChange[] {
  const names = fieldNames(theirs);
  const isSame = (name: string, first: Values, second: Values) =>
    isSameValue(getIn(first, name), getIn(second, name));
  const own = [before, ...tried];
  // Where both came to the same there is nothing to decide, nor about what makes one thing with it.
  const isEdited = (name: string) =>
    !isSame(name, theirs, mine) && own.some((values) => !isSame(name, values, mine));
  return names.flatMap((name) => {
    // What the user sent is no change by somebody else.
    if ([...own, mine].some((values) => isSame(name, values, theirs))) return [];
    // A text means something else in another format.
    const oneThing = names.filter((part) => isOneThing(part, name));
    const [first, other, last] = [before, theirs, mine].map((values): unknown =>
      getIn(values, name),
    );
    return [{ name, before: first, theirs: other, mine: last, isEdited: oneThing.some(isEdited) }];
  });
}

function isOneThing(name: string, other: string): boolean {
  return name === other || name === formatNameOf(other) || other === formatNameOf(name);
}

/** The values without what the others changed. */
export function withoutTheirs<Values extends object>(
  values: Values,
  changes: readonly MeanwhileChange[],
): Values {
  return withParts(values, changes, 'before');
}

/** The values with those of the others where they changed them. */
export function withTheirs<Values extends object>(
  values: Values,
  changes: readonly MeanwhileChange[],
): Values {
  return withParts(values, changes, 'theirs');
}

function withParts<Values extends object>(
  values: Values,
  changes: readonly MeanwhileChange[],
  moment: 'before' | 'theirs',
): Values {
  return changes.reduce<Values>(
    (merged, change) => setIn(merged, change.name, change[moment]) as Values,
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
