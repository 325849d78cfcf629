/** Where an issue was that has left the list. */
export interface LeftRow {
  issueId: number;
  /** The list, as `selection` calls it. */
  listPath: string | null;
  /** The issues that are its neighbours by now; null at the ends of the list. */
  before: number | null;
  after: number | null;
}
