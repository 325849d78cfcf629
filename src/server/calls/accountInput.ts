import { maxLengths } from '@/protocol/limits';

import { refuse } from '@/server/core/refusal';
import { isLanguage } from '@/server/rules/languages';
import { checkEmail, checkOptionalLine } from '@/server/rules/strings';

/** An e-mail address or none. Codes: 327, 319, 335. */
export function optionalEmail(text: string): string | null {
  if (text === '') return null;
  return checkEmail(checkOptionalLine(text, maxLengths.email));
}

/** A language or that of the server. Codes: 327, 319, 324. */
export function optionalLanguage(text: string): string | null {
  if (text === '') return null;
  checkOptionalLine(text, maxLengths.value);
  return isLanguage(text) ? text : refuse('InvalidSetting');
}
