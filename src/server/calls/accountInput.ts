import { maxLengths } from '@/protocol/limits';
import { checkEmail } from '@/rules/emails';
import { checkOptionalLine } from '@/rules/texts';

import { accepted, refuse } from '@/server/core/refusal';
import { isLanguage } from '@/server/rules/languages';

/** An e-mail address or none. Codes: 327, 319, 335. */
export function optionalEmail(text: string): string | null {
  if (text === '') return null;
  return accepted(checkEmail(text));
}

/** A language or that of the server. Codes: 327, 319, 324. */
export function optionalLanguage(text: string): string | null {
  if (text === '') return null;
  accepted(checkOptionalLine(text, maxLengths.value));
  return isLanguage(text) ? text : refuse('InvalidSetting');
}
