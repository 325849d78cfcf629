import { waitFor } from '@testing-library/react';

/** Waits for the title of the page, which follows what is on screen: this text, or one that matches. */
export function titleIs(title: string | RegExp): Promise<void> {
  return waitFor(() => {
    if (typeof title === 'string') expect(document.title).toBe(title);
    else expect(document.title).toMatch(title);
  });
}
