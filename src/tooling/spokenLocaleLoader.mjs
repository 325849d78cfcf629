import path from 'node:path';

/**
 * Webpack loader for the strings of React Aria, one file for each of 34 languages: empties those of
 * languages that the client does not speak. The option `locales` lists the others.
 *
 * @param {string} source
 * @returns {string}
 */
export default function spokenLocaleLoader(source) {
  const { locales } = this.getOptions();
  const locale = path.basename(this.resourcePath, '.mjs');
  return isSpoken(locale, locales) ? source : 'export default {};';
}

/** `de-DE` serves `de`, but `pt-PT` not `pt_BR`. */
function isSpoken(locale, locales) {
  return locales.some((spoken) => {
    const tag = spoken.replace('_', '-');
    return tag === locale || tag === locale.split('-')[0];
  });
}
