/** Downloads that a page has started, which jsdom would take for navigation. */
let caught: { name: string; href: string }[] = [];

function catchDownload(event: MouseEvent) {
  const link = event.target;
  if (!(link instanceof HTMLAnchorElement) || link.download === '') return;
  event.preventDefault();
  caught.push({ name: link.download, href: link.href });
}

beforeEach(() => {
  caught = [];
  document.addEventListener('click', catchDownload);
});

afterEach(() => {
  document.removeEventListener('click', catchDownload);
});

/** What the browser was told to keep during this test, and under which name. */
export function caughtDownloads(): readonly { name: string; href: string }[] {
  return caught;
}
