/** What a press of a button takes from the clipboard: text where there is some, else pictures. */
export interface ClipboardContent {
  text: string;
  files: readonly File[];
}

/** Pages that came over plain HTTP cannot read the clipboard, nor can some browsers. */
export function canReadClipboard(): boolean {
  return 'clipboard' in navigator && 'read' in navigator.clipboard;
}

/** @throws `DOMException` where the browser, or whoever it asks, refuses */
export async function readClipboard(): Promise<ClipboardContent> {
  const items = await navigator.clipboard.read();
  const ofType = async (pattern: RegExp) => {
    const found = items.flatMap((item) => {
      const type = item.types.find((one) => pattern.test(one));
      return type === undefined ? [] : [item.getType(type)];
    });
    return Promise.all(found);
  };
  const texts = await ofType(/^text\/plain$/);
  if (texts.length > 0) {
    return { text: (await Promise.all(texts.map((blob) => blob.text()))).join('\n'), files: [] };
  }
  const pictures = await ofType(/^image\//);
  return { text: '', files: pictures.map(toFile) };
}

/** Named as browsers name a picture that is pasted by keys. */
function toFile(picture: Blob): File {
  const [, ending = 'png'] = /^image\/([a-z0-9]+)/.exec(picture.type) ?? [];
  return new File([picture], `image.${ending}`, { type: picture.type });
}
