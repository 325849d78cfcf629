/**
 * Files on their way from the window of an issue, where they were dropped or pasted, to the form that attaches them.
 * They cannot be part of the state: whoever comes to the form in another way finds it empty.
 */
let handed: { issueId: number; files: readonly File[] } | null = null;

/** To be followed by going to the form. */
export function handFiles(issueId: number, files: readonly File[]): void {
  handed = { issueId, files };
}

/** What is meant for the form of this issue. */
export function handedFiles(issueId: number): readonly File[] {
  return handed?.issueId === issueId ? handed.files : [];
}

/** The form has them, or is not what was opened. */
export function forgetHandedFiles(): void {
  handed = null;
}
