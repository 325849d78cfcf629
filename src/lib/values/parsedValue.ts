/** An accepted input: as the user sees it, and as the server stores it (screens 13.1). */
export interface ParsedValue {
  /** In the user's format: what the input shows after it was checked. */
  readonly text: string;
  /** In wire format. */
  readonly wire: string;
}

/** For values that are stored as they are shown. */
export function sameValue(text: string): ParsedValue {
  return { text, wire: text };
}
