/** Files that wait in a form: what they will be called, and what is wrong with them. */
import type { FieldProblem } from '@/forms/fieldProblem';
import { contentProblem, fileSchema } from './fileSchemas';

/** A file and the name it gets on the server, which no other of the form has. It never gets another: links tell it. */
export interface PendingFile {
  file: File;
  name: string;
}

/** What tells a file from others of its name, also when it is chosen once more after the page was loaded again. */
export function markOf({ name, size, lastModified }: File): string {
  return [name, size, lastModified].join(' ');
}

/** Pictures of a clipboard are all called the same: those that follow, be it those of before, get a number. */
export function nameFiles(
  files: Iterable<File>,
  before: Iterable<PendingFile> = [],
): PendingFile[] {
  const taken = new Set([...before].map(({ name }) => name));
  return [...files].map((file) => {
    let name = file.name;
    for (let number = 2; taken.has(name); number += 1) name = numbered(file.name, number);
    taken.add(name);
    return { file, name };
  });
}

function numbered(name: string, number: number): string {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? `${name}-${number}` : `${name.slice(0, dot)}-${number}${name.slice(dot)}`;
}

/** Why the server would refuse a file, known before it is sent; null for one that it takes. */
export function fileProblem({ file, name }: PendingFile, maxSize: number): FieldProblem | null {
  const { problems } = fileSchema.check({ name, description: '' });
  return contentProblem(file, maxSize) ?? problems['name'] ?? null;
}

/** What stands in a text for the link of a file that has no number yet. */
export function futureLink(name: string): string {
  return `#[${name}]`;
}

/** A text with the links of files that have their number by now. */
export function withItemLinks(text: string, itemIds: ReadonlyMap<string, number>): string {
  let linked = text;
  for (const [name, itemId] of itemIds) linked = linked.replaceAll(futureLink(name), `#${itemId}`);
  return linked;
}

/** A text without the links of files that do not go with it, which nobody could follow. */
export function withoutLinks(text: string, names: Iterable<string>): string {
  let rest = text;
  for (const name of names) {
    const link = futureLink(name);
    // With the space that "Insert link" has put before it.
    rest = rest.replaceAll(` ${link}`, '').replaceAll(link, '');
  }
  return rest;
}
