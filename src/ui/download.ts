/** Lets the browser keep what an address leads to as a file of that name; one that cannot goes there instead. */
export function download(href: string, name: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

const READING_MS = 60_000;

/** Lets the browser keep a text as a file; `type` is its media type. */
export function downloadText(text: string, { name, type }: { name: string; type: string }): void {
  downloadBlob(new Blob([text], { type }), name);
}

/** Lets the browser keep this as a file. */
export function downloadBlob(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob);
  download(href, name);
  // The browser reads it after the click, how much later is up to it.
  window.setTimeout(() => {
    URL.revokeObjectURL(href);
  }, READING_MS);
}
