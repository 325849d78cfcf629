/** What stands in a report that was saved, as a browser reads it. */
export function readReport(html: string) {
  const made = new DOMParser().parseFromString(html, 'text/html');
  return {
    /** Where the rows of the list lead. */
    rows: [...made.querySelectorAll('tbody a')].map((link) => link.getAttribute('href')),
    language: made.documentElement.lang,
    names: [...made.querySelectorAll('h2 bdi')].map(({ textContent }) => textContent),
    texts: [...made.querySelectorAll('article')].map(({ textContent }) => textContent),
    links: [...made.querySelectorAll('article .text a')].map((link) => link.getAttribute('href')),
    entries: made.querySelectorAll('section > div').length,
    pictures: [...made.images].map(({ alt, src }) => [alt, src]),
  };
}
