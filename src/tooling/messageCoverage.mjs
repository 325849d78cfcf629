import { hasWords } from './messageShape.mjs';

/** The table of translations in `docs/translating.md`. */

const place = /(<!-- coverage -->\n)[^]*?(<!-- \/coverage -->)/;

/**
 * @param {string} page text of the page
 * @param {import('./messageCatalogue.mjs').SourceCatalogue} source
 * @param {{ locale: string, text: string }[]} translations
 * @returns {string} the page with the table of now
 */
export function withCoverage(page, source, translations) {
  return page.replace(
    place,
    (_all, begin, end) => `${begin}\n${table(source, translations)}\n${end}`,
  );
}

function table(source, translations) {
  const ids = Object.keys(source);
  const rows = translations.map(({ locale, text }) => {
    const translation = JSON.parse(text);
    const translated = ids.filter((id) => translation[id] !== undefined);
    const same = translated.filter(
      (id) => translation[id] === source[id].defaultMessage && hasWords(translation[id]),
    );
    const tag = locale.replace('_', '-');
    return [
      `\`${locale}\``,
      new Intl.DisplayNames(['en'], { type: 'language' }).of(tag),
      new Intl.PluralRules(tag).resolvedOptions().pluralCategories.sort().join(', '),
      `${translated.length} of ${ids.length}`,
      `${Math.floor((100 * translated.length) / ids.length)} %`,
      `${same.length}`,
    ];
  });
  return print([
    ['Locale', 'Language', 'Plural categories', 'Messages', 'Coverage', 'Same as English'],
    ...rows,
  ]);
}

/** As Prettier would write it. */
function print([head, ...rows]) {
  const widths = head.map((_cell, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column].length)),
  );
  const line = (cells) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line), ''].join(
    '\n',
  );
}
