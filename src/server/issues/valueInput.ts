import type { Attribute } from '@/protocol/attributes';
import { maxCounts, maxLengths } from '@/protocol/limits';
import { checkValue } from '@/rules/attributeValues';
import { defaultValue } from '@/rules/defaultValues';

import { integer, listOf, object, optional, text } from '@/server/core/payload';
import { accepted, refuse } from '@/server/core/refusal';
import { localTime } from '@/server/rules/timeZone';
import { serverTimeZone } from '@/server/rules/settings';
import { listAttributes, toAttribute } from '@/server/store/attributeStore';
import { listMemberNames } from '@/server/store/memberStore';
import { listUserNames } from '@/server/store/userStore';

import type { Viewer } from './viewpoint';

/** The field `values` of calls that save an issue. */
export const valueListField = optional(
  listOf(object({ id: integer, value: optional(text({ max: maxLengths.value })) }), {
    max: maxCounts.attributes,
  }),
  [],
);

export type GivenValues = readonly { id: number; value: string | null }[];

/** All attributes of a type with the values an issue is to have. */
export type IssueValues = { attribute: Attribute; value: string }[];

/** The attributes of a type in their order. */
export async function loadAttributes(
  { db }: Pick<Viewer, 'db'>,
  typeId: number,
): Promise<Attribute[]> {
  return (await listAttributes(db, [typeId])).map(toAttribute);
}

/** The defaults that a new issue of the caller has. */
export function defaultsOf(
  { caller, settings, now }: Viewer,
  attributes: readonly Attribute[],
): Map<number, string> {
  const occasion = {
    userName: caller.name,
    local: localTime(now, serverTimeZone(settings)),
    utc: localTime(now, 'UTC'),
  };
  return new Map(attributes.map((attribute) => [attribute.id, defaultValue(attribute, occasion)]));
}

/**
 * Completes given values by those of `others` and checks all of them, the given ones first (protocol 3.6, 6.3).
 * `nullClears` tells whether a given null empties the value or leaves it to `others`.
 * Codes: 309 and those of values.
 */
export async function checkValues(
  { db }: Viewer,
  attributes: readonly Attribute[],
  given: GivenValues,
  others: ReadonlyMap<number, string>,
  { projectId, nullClears }: { projectId: number; nullClears: boolean },
): Promise<IssueValues> {
  const givenById = new Map(given.map(({ id, value }) => [id, nullClears ? (value ?? '') : value]));
  const all = attributes.map((attribute) => ({
    attribute,
    value: givenById.get(attribute.id) ?? others.get(attribute.id) ?? '',
  }));
  const names = {
    users: await listUserNames(db),
    members: await listMemberNames(db, projectId),
  };
  for (const id of givenById.keys()) {
    const entry = all.find(({ attribute }) => attribute.id === id) ?? refuse('UnknownAttribute');
    accepted(checkValue(entry.attribute, entry.value, names));
  }
  for (const { attribute, value } of all) {
    if (!givenById.has(attribute.id)) accepted(checkValue(attribute, value, names));
  }
  return all;
}
