const entity = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi;

const namedEntities: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    apos: "'",
    gt: '>',
    hellip: '…',
    laquo: '«',
    lt: '<',
    mdash: '—',
    nbsp: '\u00a0',
    ndash: '–',
    quot: '"',
    raquo: '»',
  }),
);

/** The text that escaped HTML stands for; unknown entities stay as they are. */
export function decodeEntities(html: string): string {
  return html.replace(
    entity,
    (whole: string, decimal?: string, hexadecimal?: string, name?: string) => {
      if (name !== undefined) {
        return namedEntities.get(name) ?? whole;
      }
      const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
