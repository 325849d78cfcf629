import { harmlessName } from '@/lib/bidiControls';

/** As people call an issue. */
export function issueName(issueId: number, name: string): string {
  return `#${String(issueId)} ${harmlessName(name)}`;
}
