/**
 * What the address of the form that adds an issue says of it (decision 056), such as
 * `?name=Broken%20lamp&folder=5&attribute3=High&Due%20date=[Today]+7&description=…`.
 */
import { columnAttributeId, TextFormat } from '@/protocol/enums';
import { readAddressValue, writeAddressValue } from '@/routing/addressValues';
import { columnOfName } from '@/routing/paths/columnNames';
import { MAX_ID } from '@/protocol/firstLimits';

export interface Prefill {
  readonly name: string | null;
  /** Where it goes: a folder decides the project as well. */
  readonly place: { readonly kind: 'folder' | 'project'; readonly id: number } | null;
  readonly description: string | null;
  readonly format: TextFormat | null;
  /** Of the attributes that are named, as values travel. */
  readonly values: readonly PrefilledValue[];
}

export interface PrefilledValue {
  readonly attributeId: number;
  readonly value: string;
}

/** An attribute as addresses name it: by its number, or as people do. */
interface NamedAttribute {
  readonly attributeId: number;
  readonly name: string;
}

const formats: Readonly<Record<string, TextFormat>> = {
  plain: TextFormat.plain,
  markup: TextFormat.markup,
};

const empty: Prefill = { name: null, place: null, description: null, format: null, values: [] };

/**
 * Reads what follows the path after `?`. Each thing is said once; the first counts.
 *
 * @returns with it, as they stand in the address, the parts that mean nothing here
 */
export function readPrefill(
  query: string,
  attributes: readonly NamedAttribute[],
): { prefill: Prefill; ignored: readonly string[] } {
  let prefill = empty;
  const ignored: string[] = [];
  for (const part of query === '' ? [] : query.split('&')) {
    const said = readPart(part, attributes);
    const next = said && withSaid(prefill, said);
    if (next) prefill = next;
    else ignored.push(part);
  }
  return { prefill, ignored };
}

/** What one part of an address says. */
type Said = Partial<Omit<Prefill, 'values'>> | PrefilledValue;

function withSaid(prefill: Prefill, said: Said): Prefill | null {
  if ('attributeId' in said) {
    const isKnown = prefill.values.some(({ attributeId }) => attributeId === said.attributeId);
    return isKnown ? null : { ...prefill, values: [...prefill.values, said] };
  }
  const isSaid =
    ('name' in said && prefill.name !== null) ||
    ('place' in said && prefill.place !== null) ||
    ('description' in said && prefill.description !== null) ||
    ('format' in said && prefill.format !== null);
  return isSaid ? null : { ...prefill, ...said };
}

function readPart(part: string, attributes: readonly NamedAttribute[]): Said | null {
  const [, rawKey = '', rawValue = ''] = /^([^=]+)=(.*)$/s.exec(part) ?? [];
  const key = readAddressValue(rawKey);
  const value = readAddressValue(rawValue);
  if (!key || value === null) return null;
  switch (key) {
    case 'name':
      return { name: value };
    case 'description':
      return { description: value };
    case 'format': {
      const format = Object.hasOwn(formats, value) ? formats[value] : undefined;
      return format === undefined ? null : { format };
    }
    case 'folder':
    case 'project': {
      const isId = /^[1-9]\d{0,9}$/.test(value) && Number(value) <= MAX_ID;
      return isId ? { place: { kind: key, id: Number(value) } } : null;
    }
    default: {
      const attribute = findAttribute(key, attributes);
      return attribute ? { attributeId: attribute.attributeId, value } : null;
    }
  }
}

/** A number counts before a name that looks like one. */
function findAttribute(key: string, attributes: readonly NamedAttribute[]) {
  const column = columnOfName(key);
  const id = column === null ? null : columnAttributeId(column);
  return (
    attributes.find(({ attributeId }) => attributeId === id) ??
    attributes.find(({ name }) => name === key)
  );
}

/** What stands in the address after `?`; empty where nothing is said. */
export function writePrefill({ name, place, description, format, values }: Prefill): string {
  const parts: [key: string, value: string | null | undefined][] = [
    ['name', name],
    [place?.kind ?? '', place && String(place.id)],
    ...values.map(({ attributeId, value }): [string, string] => [`attribute${attributeId}`, value]),
    ['format', Object.keys(formats).find((word) => formats[word] === format)],
    ['description', description],
  ];
  return parts
    .flatMap(([key, value]) =>
      typeof value === 'string' ? [`${key}=${writeAddressValue(value)}`] : [],
    )
    .join('&');
}
