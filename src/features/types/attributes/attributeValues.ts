/** What the form of an attribute holds, and how that becomes a definition. */
import { formatNumber } from '@/lib/values/formatNumbers';
import { formatValue } from '@/lib/values/formatValues';
import type { AttributeDetails, Flag } from '@/protocol/attributes';
import type { AttributeType } from '@/protocol/enums';
import type { DefinitionContext } from '@/forms/conditions/useDefinitionContext';

/** Date only, with a time as entered, or with a time in the viewer's zone. */
export type DateKind = 'date' | 'dateTime' | 'localTime';

/** Fields of all types: what is typed for one stays there while another is looked at. */
export interface AttributeValues {
  name: string;
  type: AttributeType;
  required: boolean;
  default: string;
  multiLine: boolean;
  minLength: string;
  maxLength: string;
  editable: boolean;
  multiSelect: boolean;
  /** One on a line. */
  items: string;
  decimal: number;
  minValue: string;
  maxValue: string;
  strip: boolean;
  dateKind: DateKind;
  members: boolean;
}

/** An attribute as it is sent. */
export interface Definition {
  name: string;
  type: AttributeType;
  details: AttributeDetails;
}

/** What a stored definition looks like in the form. */
export function valuesOf(
  { name, type, details }: Definition,
  context: DefinitionContext,
): AttributeValues {
  const showLimit = (wire: string | undefined) =>
    formatNumber(wire ?? '', { decimal: details.decimal }, context.formats);
  return {
    name,
    type,
    required: details.required === 1,
    default: formatValue({ ...details, type }, details.default ?? '', context),
    multiLine: details['multi-line'] === 1,
    minLength: String(details['min-length'] ?? ''),
    maxLength: String(details['max-length'] ?? ''),
    editable: details.editable === 1,
    multiSelect: details['multi-select'] === 1,
    items: (details.items ?? []).join('\n'),
    decimal: details.decimal ?? 0,
    minValue: showLimit(details['min-value']),
    maxValue: showLimit(details['max-value']),
    strip: details.strip === 1,
    dateKind: details.time !== 1 ? 'date' : details.local === 1 ? 'localTime' : 'dateTime',
    members: details.members === 1,
  };
}

/** What decides whether lengths of values may be limited. */
export function lengthRulesOf({ type, editable, multiSelect }: AttributeValues) {
  return { type, editable: flag(editable), 'multi-select': flag(multiSelect) };
}

function flag(isOn: boolean): Flag {
  return isOn ? 1 : 0;
}
