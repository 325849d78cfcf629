/** @param {number} typeId */
export function listOf(typeId) {
  return `#/types/${typeId}/issues`;
}

/** @param {{ id: number }} issue */
export function issueOf({ id }) {
  return `#/issues/${id}`;
}
