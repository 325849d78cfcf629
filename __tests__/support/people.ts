/** The initials in a part of the page, which are drawn beside names and neither heard nor found as text, with their hues. */
export function initialsIn(part: HTMLElement): { letters: string; hue: string }[] {
  return [...part.querySelectorAll<HTMLElement>('[data-initials]')].map(({ dataset }) => ({
    letters: dataset['initials'] ?? '',
    hue: dataset['tint'] ?? '',
  }));
}
