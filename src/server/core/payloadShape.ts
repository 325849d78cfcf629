/** What a field of a payload takes at most. Lists and texts have no form without a bound. */
export type Shape =
  | { kind: 'scalar' }
  /** Of so many characters. */
  | { kind: 'text'; max: number }
  /** So many ids in one text. */
  | { kind: 'ids'; max: number }
  | { kind: 'list'; max: number; item: Shape }
  | { kind: 'object'; fields: Readonly<Record<string, Shape>> }
  /** Entries the call knows: texts, and lists of texts. */
  | { kind: 'record'; maxItems: number; maxLength: number };

/** A character beyond the first 65,536, escaped as JSON does it. */
const bytesOfCharacter = 12;
const bytesOfScalar = 16;
const bytesOfId = 11;

/** Bytes of JSON in which a value of this shape fits, whatever the client escapes. */
export function jsonBytes(shape: Shape): number {
  switch (shape.kind) {
    case 'scalar':
      return bytesOfScalar;
    case 'text':
      return shape.max * bytesOfCharacter + bytesOfScalar;
    case 'ids':
      return shape.max * bytesOfId + bytesOfScalar;
    case 'list':
      return shape.max * (jsonBytes(shape.item) + bytesOfScalar);
    case 'record':
      return shape.maxItems * (shape.maxLength * bytesOfCharacter + bytesOfScalar);
    case 'object':
      return Object.entries(shape.fields).reduce(
        (sum, [name, field]) => sum + name.length + bytesOfScalar + jsonBytes(field),
        0,
      );
  }
}
