/** The file in a clipboard, such as a picture of the screen; null when it holds text, which is to be pasted as text. */
export function pastedFile(clipboard: DataTransfer | null): File | null {
  if (!clipboard || clipboard.types.includes('text/plain')) return null;
  return clipboard.files[0] ?? null;
}

/** All files in a clipboard; none when it holds text. */
export function pastedFiles(clipboard: DataTransfer | null): readonly File[] {
  return clipboard && pastedFile(clipboard) ? [...clipboard.files] : [];
}
