import { findRowStop } from '@/ui/rowStop';

/** Back to the row where the keyboard stood. */
export function focusList(): void {
  findRowStop()?.focus();
}
