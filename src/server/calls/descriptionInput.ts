import type { Description } from '@/protocol/texts';
import { checkOptionalText, checkText } from '@/rules/texts';

import { accepted } from '@/server/core/refusal';

import { checkTextFormat } from '@/server/rules/wireEnums';
import type { StoredDescription } from '@/server/store/projectStore';
import { renderText } from '@/server/text/renderText';

import type { CallContext } from './callContext';

/** A description that may be missing. Codes: 327, 319, 363. */
export function newDescription(
  context: CallContext,
  text: string | null,
  format: number,
): StoredDescription | null {
  accepted(checkOptionalText(text ?? '', context.settings.commentMaxLength));
  checkTextFormat(format);
  return text === null || text === '' ? null : requiredDescription(context, text, format);
}

/** A description that must not be empty. Codes: 325, 327, 319, 363. */
export function requiredDescription(
  { settings, caller, now }: CallContext,
  text: string,
  format: number,
): StoredDescription {
  return {
    text: accepted(checkText(text, settings.commentMaxLength)),
    format: checkTextFormat(format),
    modifiedBy: caller.userId,
    modifiedDate: now,
  };
}

/** Whether a stored description holds the same text in the same format. */
export function isSameDescription(first: StoredDescription, second: StoredDescription): boolean {
  return first.text === second.text && first.format === second.format;
}

/** The wire form, raw or as HTML. */
export function toDescriptionAnswer(
  { text, format, modifiedBy, modifiedDate }: StoredDescription,
  html: boolean,
): Description {
  return { modifiedBy, modifiedDate, text: renderText(text, format, html), format };
}
