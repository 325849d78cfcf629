/** The content of an attached file at its address; null where there is none to be had. */
export async function fetchFile(address: string, signal: AbortSignal): Promise<Blob | null> {
  try {
    const response = await fetch(address, { credentials: 'same-origin', signal });
    return response.ok ? await response.blob() : null;
  } catch {
    // Nobody waits for it, or no answer came: whoever asked says that it is missing.
    return null;
  }
}
