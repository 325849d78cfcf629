/**
 * Files on their way from the window of an issue, where they were dropped or pasted, to what attaches them: the new
 * comment, or the form in a window. They cannot be part of the state: whoever comes there in another way finds it empty.
 */
let handed: { issueId: number; files: readonly File[] } | null = null;

const listeners = new Set<() => void>();

/** To be followed by opening what attaches them, which may be open already. */
export function handFiles(issueId: number, files: readonly File[]): void {
  handed = { issueId, files: [...handedFiles(issueId), ...files] };
  for (const listener of listeners) listener();
}

/** What is meant for this issue. */
export function handedFiles(issueId: number): readonly File[] {
  return handed?.issueId === issueId ? handed.files : [];
}

/** They have arrived, or something else was opened. */
export function forgetHandedFiles(): void {
  handed = null;
}

/**
 * Hears of files that come later.
 *
 * @returns the way to stop
 */
export function onFilesHanded(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
