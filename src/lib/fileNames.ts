/** The characters that no name of a file may contain, for people to read. */
export const refusedInFileNames = '\\ / : * ? " < > |';

/** Whether the server, and every file system, takes this name for a file (screens 11.7). */
export function isFileName(name: string): boolean {
  return name !== '' && !name.startsWith('.') && !/[\\/:*?"<>|]/.test(name);
}
