/** What the tool writes for one language, as a page and as plain text. */

/**
 * @param {object} language `{ locale, messages, english, screens, unseen }`: translations and `{ defaultMessage,
 *   description }` by id; the screens in their order, each with the ids of its messages; the ids of no screen
 * @returns {string} a page
 */
export function languagePage({ locale, messages, english, screens, unseen }) {
  const seen = new Set();
  const row = (id) => {
    const isNew = !seen.has(id);
    seen.add(id);
    const { defaultMessage, description } = english[id];
    const cells = [id, defaultMessage, messages.get(id), isNew ? description : ''];
    return `<tr${isNew ? '' : ' class="again"'}>${cells.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`;
  };
  const table = (ids) =>
    `<table><tr><th>Id</th><th>English</th><th>${escape(locale)}</th><th>Description</th></tr>${ids.map(row).join('\n')}</table>`;
  const sections = screens.map(
    (screen, index) => `<section id="s${index + 1}">
<h2>${escape(titleOf(screen, index))}</h2>
<p><code>${escape(screen.address)}</code> — ${escape(screen.heading)}</p>
<p>${screen.pictures.map((file) => `<a href="${escape(file)}"><img loading="lazy" src="${escape(file)}" alt=""></a>`).join('\n')}</p>
${screen.cut.map(({ text, picture }) => `<p>Cut: “${escape(text)}” in ${escape(picture)}</p>`).join('\n')}
${table(screen.ids)}
<details><summary>All its text</summary><pre>${escape(screen.lines.join('\n'))}</pre></details>
</section>`,
  );
  const contents = screens.map(
    (screen, index) => `<li><a href="#s${index + 1}">${escape(titleOf(screen, index))}</a></li>`,
  );
  return page(
    locale,
    `<h1>${escape(locale)}</h1>
<ul class="contents">${contents.join('\n')}<li><a href="#unseen">On no screen</a></li></ul>
${sections.join('\n')}
<section id="unseen"><h2>On no screen: ${unseen.length} messages</h2>${table(unseen)}</section>`,
  );
}

/**
 * @param {object} language as for the page
 * @returns {string} plain text: a message in full where it is seen first, later its translation only
 */
export function languageText({ locale, messages, english, screens, unseen }) {
  const seen = new Set();
  const inFull = (id) => {
    seen.add(id);
    const { defaultMessage, description } = english[id];
    return `${id}\n    en: ${defaultMessage}\n    ${locale}: ${messages.get(id)}\n    (${description})`;
  };
  const parts = screens.map((screen, index) => {
    const fresh = screen.ids.filter((id) => !seen.has(id));
    const again = screen.ids.filter((id) => seen.has(id));
    return [
      `==== ${titleOf(screen, index)}   ${screen.address}   "${screen.heading}"`,
      ...screen.pictures.map((file) => `picture: ${file}`),
      ...screen.cut.map(({ text, picture }) => `cut: "${text}" in ${picture}`),
      '',
      ...fresh.map(inFull),
      ...(again.length > 0
        ? ['', 'as before:', ...again.map((id) => `  ${id} = ${messages.get(id)}`)]
        : []),
      '',
      'all its text:',
      ...screen.lines.map((line) => `  | ${line}`),
    ].join('\n');
  });
  const rest = [`==== On no screen: ${unseen.length} messages`, '', ...unseen.map(inFull)];
  return `${parts.join('\n\n')}\n\n${rest.join('\n')}\n`;
}

/**
 * @param {string[]} locales in the order of the list
 * @returns {string} the page that leads to the others
 */
export function indexPage(locales) {
  const items = locales.map(
    (locale) =>
      `<li><a href="${locale}.html">${locale}</a>, <a href="${locale}.txt">as text</a></li>`,
  );
  return page('Screens', `<h1>Screens</h1><ul>${items.join('\n')}</ul>`);
}

function titleOf({ name, part }, index) {
  return `${index + 1} ${name}${part ? `, ${part}` : ''}`;
}

function page(title, content) {
  return `<!doctype html>
<meta charset="utf-8">
<title>${escape(title)}</title>
<style>
body { font: 14px sans-serif; margin: 1rem; }
img { border: 1px solid gray; max-width: 100%; vertical-align: top; }
table { border-collapse: collapse; }
td, th { border: 1px solid silver; padding: 2px 6px; text-align: start; vertical-align: top; }
.again { color: gray; }
.contents { columns: 4; }
section { border-block-start: 2px solid; margin-block-start: 2rem; }
</style>
${content}
`;
}

function escape(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
