import { screen, within } from '@testing-library/react';

/** The texts of a table's rows, its header left out. */
export async function rowsOf(name: string): Promise<(string | null)[][]> {
  const table = await screen.findByRole('table', { name });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
}

/** Where the links in an element lead, but for the one that skips to the content of its window. */
export function addressesIn(element: HTMLElement): (string | null)[] {
  return within(element)
    .getAllByRole('link')
    .filter(({ textContent }) => textContent !== 'Skip to content')
    .map((link) => link.getAttribute('href'));
}
