/** As people call an issue. */
export function issueName(issueId: number, name: string): string {
  return `#${String(issueId)} ${name}`;
}
