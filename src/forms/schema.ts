/**
 * Builders of the fields of a form, composed by `formSchema`. They are static: a problem is a code of the protocol or
 * a message, and is put into words only where it is shown.
 */
import type { MessageDescriptor } from 'react-intl';
import { boolean, mixed, object, string, type TestContext, type ValidationError } from 'yup';
import { clientErrorMessages } from '@/i18n/clientErrorMessages';
import { andThen, type Result, success } from '@/lib/result';
import type { AttributeRules } from '@/lib/values/attributeRules';
import type { ValueContext } from '@/lib/values/formatValues';
import { collapseSpaces } from '@/lib/values/singleLine';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { checkEmail } from '@/rules/emails';
import { checkFileName } from '@/rules/fileNames';
import type { Range } from '@/rules/numbers';
import type { FieldProblem } from './fieldProblem';
import { readInteger, readText, type TextRules } from './values/readText';
import { readValue } from './values/readValue';

/**
 * A text that a reader accepts. What it makes of the text is written back into the input, so it has to accept
 * its own results.
 */
export function checkedText(parse: (text: string) => Result<string>) {
  return problemText((text) => {
    const result = parse(text);
    if (result.ok) return result;
    const { code, part } = result;
    return { ok: false, problem: part === undefined ? { code } : { code, part } };
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
    return (
      first === '' || first === value || refuse(context, { code: ApiErrorCode.PasswordNotMatching })
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
  return integerText(range, { allowEmpty: false });
}

export function optionalInteger(range: Range<number> = {}) {
  return integerText(range, { allowEmpty: true });
}

/** The name of a file. */
export function fileName(maxLength: number) {
  return problemText((text) => {
    const line = readText(text, { maxLength });
    if (!line.ok) return { ok: false, problem: { code: line.code } };
    return checkFileName(line.value).ok
      ? line
      : { ok: false, problem: { message: clientErrorMessages.InvalidFileName } };
  });
}

/** A chosen file of at most so many bytes; null until one is chosen. */
export function requiredFile(maxSize: number) {
  return mixed<File>()
    .nullable()
    .defined()
    .test('file', '', (file, context) => {
      if (!file) return refuse(context, { message: clientErrorMessages.NoFileSelected });
      return file.size <= maxSize || refuse(context, { message: clientErrorMessages.FileTooLarge });
    });
}

/** One of several options; null until one is chosen, which is refused with the given text (325 by default). */
export function requiredChoice<Option extends string | number>(missing?: MessageDescriptor) {
  const problem = missing ? { message: missing } : { code: ApiErrorCode.EmptyValue };
  return choice<Option>().test(
    'chosen',
    '',
    (value, context) => value !== null || refuse(context, problem),
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

/** The value of one attribute, in the user's format; `readValue` gives its wire form. */
export function attributeText(attribute: AttributeRules, context: ValueContext) {
  return checkedText((text) =>
    andThen(readValue(attribute, text, context), (value) => success(value.text)),
  );
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
  return checkedText((text) => readText(text, rules));
}

function emailText({ allowEmpty }: { allowEmpty: boolean }) {
  return checkedText((text) => {
    const line = collapseSpaces(text);
    return allowEmpty && line === '' ? success('') : checkEmail(line);
  });
}

function integerText(range: Range<number>, { allowEmpty }: { allowEmpty: boolean }) {
  return checkedText((text) => {
    const line = readText(text, { allowEmpty, maxLength: Infinity });
    if (!line.ok || line.value === '') return line;
    return andThen(readInteger(line.value, range), (value) => success(String(value)));
  });
}

type Checked =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly problem: FieldProblem };

function problemText(check: (text: string) => Checked) {
  return string()
    .defined()
    .transform((value: unknown) => {
      const checked = typeof value === 'string' ? check(value) : null;
      return checked?.ok ? checked.value : value;
    })
    .test('checked', '', (value, context) => {
      const checked = check(value);
      return checked.ok || refuse(context, checked.problem);
    });
}

function refuse(context: TestContext, problem: FieldProblem): ValidationError {
  // The message is never shown; yup takes an empty one for its own.
  return context.createError({ message: 'refused', params: { problem } });
}
