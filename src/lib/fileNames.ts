/** Whether browsers show a file of this name as an image (screens 10.8). */
export function isImageName(name: string): boolean {
  return /\.(?:png|jpe?g|gif|bmp|ico|svg)$/i.test(name);
}

const NAME_LENGTH = 76;

/** A text as a name for a file with an extension: what file systems refuse becomes a hyphen. */
export function toFileName(text: string, extension: string): string {
  const name = text
    .replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, '-')
    .replace(/^[\s.]+/, '')
    .slice(0, NAME_LENGTH)
    .replace(/[\s.]+$/, '');
  return `${name === '' ? 'file' : name}.${extension}`;
}
