/**
 * Characters that change the direction of the text around them: embeddings, overrides and isolates (U+202A to U+202E,
 * U+2066 to U+2069). In a name they only serve to show something else than what is there: `invoice<U+202E>fdp.exe`
 * reads `invoiceexe.pdf`. Marks (U+200E, U+200F, U+061C), which languages do need, change nothing but their neighbours.
 */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A name as it may be shown, with the replacement character where one of these stood: what is there stays visible.
 *
 * @param name of an object, a person or a file, as the server has it
 */
export function harmlessName(name: string): string {
  return name.replace(bidiControls, '\ufffd');
}
