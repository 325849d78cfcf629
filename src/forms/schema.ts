/**
 * Builders of the fields of a form, composed by `formSchema`: each knows what is typed and what is sent of it. They are
 * static: a problem is a code of the protocol or a message, and is put into words only where it is shown.
 */
import type { MessageDescriptor } from 'react-intl';
import { boolean, mixed, object, type TestContext, type ValidationError } from 'yup';
import { clientErrorMessages } from '@/i18n/clientErrorMessages';
import { andThen, type Result, success } from '@/lib/result';
import type { AttributeRules } from '@/lib/values/attributeRules';
import type { ValueContext } from '@/lib/values/formatValues';
import { collapseSpaces } from '@/lib/values/singleLine';
import type { TextFormat } from '@/protocol/enums';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { checkEmail } from '@/rules/emails';
import { checkFileName } from '@/rules/fileNames';
import type { Range } from '@/rules/numbers';
import { checkLine } from '@/rules/texts';
import type { FieldProblem } from './fieldProblem';
import { Reading } from './reading';
import { readInteger, readText, type TextRules } from './values/readText';
import { readValue } from './values/readValue';

/** A text that was read: as the form shows it, and what is sent. */
interface ReadText<Sent> {
  readonly text: string;
  readonly wire: Sent;
}

/**
 * A text that is read as something to send. What the reader makes of the text is written back into the input, so it has
 * to accept its own results.
 */
export function parsedText<Sent>(read: (text: string) => Result<ReadText<Sent>>) {
  return readField((text: string): Reading<string, Sent> => {
    const result = read(text);
    if (result.ok) return Reading.taken(result.value.text, result.value.wire);
    const { code, part } = result;
    return Reading.refused(text, part === undefined ? { code } : { code, part });
  });
}

export function requiredText(maxLength: number) {
  return normalizedText({ maxLength });
}

export function optionalText(maxLength: number) {
  return normalizedText({ maxLength, allowEmpty: true });
}

export function requiredMultiLine(maxLength: number) {
  return normalizedText({ maxLength, multiLine: true });
}

export function optionalMultiLine(maxLength: number) {
  return normalizedText({ maxLength, multiLine: true, allowEmpty: true });
}

/** What a form holds of a text with its format: `comment` and `commentFormat`. */
export type FormattedText<Name extends string> = Record<Name, string> &
  Record<`${Name}Format`, TextFormat>;

/** The field of the format of a text. */
export function formatNameOf<Name extends string>(name: Name): `${Name}Format` {
  return `${name}Format`;
}

/**
 * The two fields of a text with its format, which a `FormattedTextField` shows.
 *
 * @example formSchema(formattedText('comment', requiredMultiLine(commentMaxLength)))
 */
export function formattedText<Name extends string>(
  name: Name,
  text: ReturnType<typeof requiredMultiLine>,
) {
  const format = option<TextFormat>();
  // The compiler does not tell apart the names of an object that are computed.
  return { [name]: text, [formatNameOf(name)]: format } as Record<Name, typeof text> &
    Record<`${Name}Format`, typeof format>;
}

/** As a required text; never kept as a draft. */
export function requiredPassword(maxLength: number) {
  return requiredText(maxLength).meta({ isSecret: true });
}

export function optionalPassword(maxLength: number) {
  return optionalText(maxLength).meta({ isSecret: true });
}

/** Repeats another field, as a new password does: 346 if it differs from one that is there. Never kept as a draft. */
export function repeatedPassword(other: string, maxLength: number) {
  return requiredPassword(maxLength).test('repeated', '', function compare(value, context) {
    const parent: unknown = context.parent;
    const first: unknown =
      typeof parent === 'object' && parent !== null ? Reflect.get(parent, other) : undefined;
    const text: unknown = first instanceof Reading ? first.shown : undefined;
    return (
      text === '' ||
      text === value.shown ||
      refuse(context, { code: ApiErrorCode.PasswordNotMatching })
    );
  });
}

export function requiredEmail() {
  return emailText({ allowEmpty: false });
}

export function optionalEmail() {
  return emailText({ allowEmpty: true });
}

/** A whole number; the form holds its text. */
export function requiredInteger(range: Range<number> = {}) {
  return parsedText((text) =>
    andThen(checkLine(collapseSpaces(text), Infinity), (line) =>
      andThen(readInteger(line, range), (value) => success({ text: String(value), wire: value })),
    ),
  );
}

/** The name of a file (screens 11.7). */
export function fileName(maxLength: number) {
  return readField((text: string): Reading<string, string> => {
    const line = readText(text, { maxLength });
    if (!line.ok) return Reading.refused(text, { code: line.code });
    return checkFileName(line.value).ok
      ? Reading.taken(line.value, line.value)
      : Reading.refused(text, { message: clientErrorMessages.InvalidFileName });
  });
}

/** A chosen file of at most so many bytes; null until one is chosen. */
export function requiredFile(maxSize: number) {
  return readField((file: File | null): Reading<File | null, File> => {
    if (!file) return Reading.refused(file, { message: clientErrorMessages.NoFileSelected });
    return file.size <= maxSize
      ? Reading.taken(file, file)
      : Reading.refused(file, { message: clientErrorMessages.FileTooLarge });
  });
}

/** One of several options; null until one is chosen, which is refused with the given text (325 by default). */
export function requiredChoice<Option extends string | number>(missing?: MessageDescriptor) {
  const problem = missing ? { message: missing } : { code: ApiErrorCode.EmptyValue };
  return readField((chosen: Option | null): Reading<Option | null, Option> =>
    chosen === null ? Reading.refused(chosen, problem) : Reading.taken(chosen, chosen),
  );
}

export function choice<Option extends string | number>() {
  return mixed<Option>().nullable().defined();
}

/** Always one of the options: radio buttons, the text format. */
export function option<Option extends string | number | boolean>() {
  return mixed<Option>().defined().nonNullable();
}

export function checkbox() {
  return boolean().defined();
}

/** Any value that needs no check, such as the members picked in a list. */
export function unchecked<Value>() {
  return mixed<Value & NonNullable<unknown>>().defined().nonNullable();
}

/** The value of one attribute: typed in the user's format, sent in that of the wire. */
export function attributeText(attribute: AttributeRules, context: ValueContext) {
  return parsedText((text) => readValue(attribute, text, context));
}

/** The values of all attributes, by attribute id. Fields are named `attributes.5` when the form calls it so. */
export function attributesText(
  attributes: readonly (AttributeRules & { readonly attributeId: number })[],
  context: ValueContext,
) {
  return object(
    Object.fromEntries(
      attributes.map((attribute) => [
        String(attribute.attributeId),
        attributeText(attribute, context),
      ]),
    ),
  );
}

function normalizedText(rules: TextRules) {
  return parsedText((text) => andThen(readText(text, rules), sameText));
}

function emailText({ allowEmpty }: { allowEmpty: boolean }) {
  return parsedText((text) => {
    const line = collapseSpaces(text);
    return andThen(allowEmpty && line === '' ? success(line) : checkEmail(line), sameText);
  });
}

/** For texts that are sent as they are shown. */
function sameText(text: string): Result<ReadText<string>> {
  return success({ text, wire: text });
}

/** A field of any kind that is read. */
function readField<Typed, Sent>(read: (typed: Typed) => Reading<Typed, Sent>) {
  return mixed<Reading<Typed, Sent>>()
    .defined()
    .nonNullable()
    .transform((typed: Typed) => read(typed))
    .test('read', '', ({ problem }, context) => problem === null || refuse(context, problem));
}

function refuse(context: TestContext, problem: FieldProblem): ValidationError {
  // The message is never shown; yup takes an empty one for its own.
  return context.createError({ message: 'refused', params: { problem } });
}
