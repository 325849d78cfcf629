/**
 * What this browser keeps for adding issues of a type: the values of the last one, and templates (decision 056).
 */
import { isRecord } from '@/forms/draftValues';
import { haveDraftsEnded, storageKey } from '@/forms/drafts';
import { parseStored, readStored, writeStored } from '@/lib/browserStorage';
import { TextFormat } from '@/protocol/enums';

/** A value of an attribute as it travels, or `[Today]±N` for a date, with the name that the attribute had. */
export interface KeptValue {
  readonly id: number;
  readonly name: string;
  readonly value: string;
}

/** What a new issue may begin with, under a name of its own. */
export interface IssueTemplate {
  readonly name: string;
  readonly issueName: string;
  readonly description: string;
  readonly descriptionFormat: TextFormat;
  readonly values: readonly KeptValue[];
}

/** Whose, and of which type. */
export interface KeptPlace {
  /** Server and user, as drafts name them. */
  readonly owner: string;
  readonly typeId: number;
}

/** Templates of one user and type. */
export const maxTemplates = 20;

/** Characters of a template as it is kept. */
const maxTemplateLength = 20_000;

/** Lies among the drafts of its owner and ends with them (decision 027); no form has this path. */
export function lastValuesKey({ owner, typeId }: KeptPlace): string {
  return storageKey({ owner, path: `last ${String(typeId)}` });
}

/** Templates are kept on purpose: they stay when their owner logs out. */
export function templatesKey({ owner, typeId }: KeptPlace): string {
  return `issuedesk.templates ${owner} ${String(typeId)}`;
}

const anotherKey = 'issuedesk.addAnother';

/** Whether the form stays for another issue, as it was chosen last in this browser. */
export function readAddsAnother(): boolean {
  return readKept(anotherKey) === 'true';
}

export function keepAddsAnother(another: boolean): void {
  write(anotherKey, String(another));
}

/** What stands under a key; empty for nothing. */
export function readKept(key: string): string {
  return readStored(key) ?? '';
}

/** The values of the issue added last; null where none are known. */
export function readLastValues(text: string): readonly KeptValue[] | null {
  const kept = parseStored(text);
  return isValues(kept) && kept.length > 0 ? kept : null;
}

export function keepLastValues(place: KeptPlace, values: readonly KeptValue[]): void {
  if (!haveDraftsEnded(place.owner)) write(lastValuesKey(place), JSON.stringify(values));
}

export function readTemplates(text: string): readonly IssueTemplate[] {
  const kept = parseStored(text);
  return Array.isArray(kept) ? kept.filter(isTemplate) : [];
}

/** Whether they could be kept. */
export function keepTemplates(place: KeptPlace, templates: readonly IssueTemplate[]): boolean {
  return write(templatesKey(place), JSON.stringify(templates));
}

/** Whether a template is short enough to be kept. */
export function isTooLong(template: IssueTemplate): boolean {
  return JSON.stringify(template).length > maxTemplateLength;
}

const listeners = new Set<() => void>();

/**
 * Calls back when something is kept, in another tab too.
 *
 * @returns the way to stop
 */
export function onKept(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function write(key: string, text: string): boolean {
  if (!writeStored(key, text)) return false;
  for (const listener of listeners) listener();
  return true;
}

function isTemplate(kept: unknown): kept is IssueTemplate {
  return (
    isRecord(kept) &&
    ['name', 'issueName', 'description'].every((key) => typeof kept[key] === 'string') &&
    Object.values<unknown>(TextFormat).includes(kept['descriptionFormat']) &&
    isValues(kept['values'])
  );
}

function isValues(kept: unknown): kept is readonly KeptValue[] {
  return (
    Array.isArray(kept) &&
    kept.every(
      (value) =>
        isRecord(value) &&
        typeof value['id'] === 'number' &&
        typeof value['name'] === 'string' &&
        typeof value['value'] === 'string',
    )
  );
}
