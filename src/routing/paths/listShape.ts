/** What stands in the address of a list behind its search: conditions (decision 044), and how one looks at it (decision 047). */

/** The parts as they stand there; each is empty where it is missing. */
export interface ListShape {
  /** The conditions, beginning with `where=`. */
  where: string;
  /** The kind of layout with its arguments, such as `board.attribute3`. */
  as: string;
}

const asStart = /(?:^|&)as=/;

/** Divides what the address says; what cannot be read as a layout stays with the conditions, which show it. */
export function splitShape(shape: string): ListShape {
  const start = asStart.exec(shape);
  if (!start) return { where: shape, as: '' };
  return { where: shape.slice(0, start.index), as: shape.slice(start.index + start[0].length) };
}

/** The same, as it stands in the address. */
export function joinShape({ where, as }: ListShape): string {
  return [where, as && `as=${as}`].filter(Boolean).join('&');
}
