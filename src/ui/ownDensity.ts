/** How high the rows of the list on screen are, where it has a height of its own (`AppShell`). */
export function ownDensity(): string | undefined {
  return document.querySelector('main')?.dataset['density'];
}
