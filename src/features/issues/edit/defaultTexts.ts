/** What the attributes of a new issue begin with, and which of it the day decides. */
import type { TypeAttribute } from '@/entities/attributes';
import { wireWords } from '@/lib/values/formatExpressions';
import type { FormatSettings } from '@/lib/values/formats';
import { localTimeOf, utcTimeOf } from '@/lib/values/zone';
import { defaultValue, type Occasion } from '@/rules/defaultValues';
import { type AttributeTexts, toTexts } from './attributeTexts';

/** At this moment, for this user. */
export function occasionOf({ userName }: { userName: string }): Occasion {
  const now = new Date();
  return { userName, local: localTimeOf(now), utc: utcTimeOf(now) };
}

/** What the form shows where nothing was filled in. */
export function textsOfDefaults(
  { attributes, settings }: { attributes: readonly TypeAttribute[]; settings: FormatSettings },
  occasion: Occasion,
): AttributeTexts {
  return toTexts(attributes, (attribute) => defaultValue(attribute, occasion), {
    formats: settings,
  });
}

/**
 * What the server fills in. Which day is `[Today]` it says by its own clock and zone, and not before the issue comes: the
 * day that the form shows is sent.
 */
export function textsOfServer(
  attributes: readonly TypeAttribute[],
  defaults: AttributeTexts,
): AttributeTexts {
  const expressions = attributes.flatMap((attribute) => {
    const expression = todayIn(attribute);
    return expression === null ? [] : [[attribute.attributeId, expression] as const];
  });
  return { ...defaults, ...Object.fromEntries(expressions) };
}

/**
 * What of a text is kept to be filled in later, as it travels: a date that began as `[Today]`, and still is what the form
 * began with, counts from the day of then.
 *
 * @param defaults - what the form began with
 */
export function keptWire(
  attribute: TypeAttribute,
  { text, wire }: { text: string; wire: string },
  defaults: AttributeTexts,
): string {
  return text === defaults[attribute.attributeId] ? (todayIn(attribute) ?? wire) : wire;
}

/** The default of a date that counts from today; null for others. */
function todayIn({ type, default: text = '' }: TypeAttribute): string | null {
  return type === 'DATETIME' && text.startsWith(wireWords.today) ? text : null;
}
