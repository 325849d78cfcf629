import { type Access } from '@/protocol/access';
import type { TextFormat } from '@/protocol/enums';
import { isFileName } from '@/lib/fileNames';
import { codePoints } from '@/lib/values/codePoints';
import { isEmail } from '@/lib/values/email';

import { refuse } from '@/server/core/refusal';

/** Text of one line, not empty. Codes: 325, 327, 319 (protocol 6.1). Length in code points. */
export function checkLine(text: string, maxLength: number): string {
  if (text === '') refuse('EmptyValue');
  return checkOptionalLine(text, maxLength);
}

/** Text of one line that may be empty. Codes: 327, 319. */
export function checkOptionalLine(text: string, maxLength: number): string {
  checkLength(text, maxLength);
  const hasStraySpaces = text.startsWith(' ') || text.endsWith(' ') || text.includes('  ');
  if (hasStraySpaces || hasControlCharacters(text, '')) refuse('InvalidString');
  return text;
}

/** Text of several lines, not empty. Codes: 325, 327, 319. */
export function checkText(text: string, maxLength: number): string {
  if (text === '') refuse('EmptyValue');
  return checkOptionalText(text, maxLength);
}

/** Text of several lines that may be empty. Codes: 327, 319. Only TAB and LF are control characters of it. */
export function checkOptionalText(text: string, maxLength: number): string {
  checkLength(text, maxLength);
  if (text.endsWith(' ') || hasControlCharacters(text, '\t\n')) refuse('InvalidString');
  return text;
}

/** Code 335 (protocol 6.2). */
export function checkEmail(email: string): string {
  if (!isEmail(email)) refuse('InvalidEmail');
  return email;
}

/** Code 321 (protocol 3.6). */
export function checkFileName(name: string): string {
  if (!isFileName(name)) refuse('InvalidValue');
  return name;
}

/** Code 320. */
export function checkAccess(access: number): Access {
  if (access !== 0 && access !== 1 && access !== 2) refuse('InvalidAccessLevel');
  return access;
}

/** Code 363. */
export function checkTextFormat(format: number): TextFormat {
  if (format !== 0 && format !== 1) refuse('InvalidTextFormat');
  return format;
}

function checkLength(text: string, maxLength: number): void {
  if (codePoints(text) > maxLength) refuse('StringTooLong');
}

function hasControlCharacters(text: string, allowed: string): boolean {
  return Array.from(text).some((character) => {
    const isControl = character < ' ' || character === '\u007f';
    return isControl && !allowed.includes(character);
  });
}
