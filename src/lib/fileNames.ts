/** Whether the server, and every file system, takes this name for a file (screens 11.7). */
export function isFileName(name: string): boolean {
  return name !== '' && !name.startsWith('.') && !/[\\/:*?"<>|]/.test(name);
}
