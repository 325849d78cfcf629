import type { MessageDescriptor } from 'react-intl';

/**
 * What is wrong with a field: a code of the protocol, whose text is known, or a text of the form's own. In a list only
 * a part of what was typed may be wrong. Where there are choices, they are named.
 */
export type FieldProblem =
  | { readonly code: number; readonly part?: string; readonly choices?: readonly string[] }
  | { readonly message: MessageDescriptor };

/** Problems by field name; names of nested values have dots: `attributes.5`. */
export type FieldProblems = Readonly<Record<string, FieldProblem>>;

export function isFieldProblem(value: unknown): value is FieldProblem {
  return typeof value === 'object' && value !== null && ('code' in value || 'message' in value);
}
