import path from 'node:path';
import webpack from 'webpack';
import { readTranslations } from './messageTranslations.mjs';
import { pseudoLocales } from './pseudoLocales.mjs';

/**
 * Webpack plugin that says what an import of `translations/${locale}.json` can mean: the translations,
 * not the other files of the folder, and for tests the languages made from English.
 *
 * @param {string} root folder of the project
 * @param {boolean} withPseudoLocales
 */
export function localeChunks(root, withPseudoLocales) {
  const requests = Object.fromEntries([
    ...readTranslations(root).map(({ locale }) => [`./${locale}.json`, `./${locale}.json`]),
    ...(withPseudoLocales ? pseudoLocales : []).map((locale) => [
      `./${locale}.json`,
      `./en_US.json?${locale}`,
    ]),
  ]);
  return new webpack.ContextReplacementPlugin(
    /[\\/]translations$/,
    path.join(root, 'translations'),
    (_fs, done) => done(null, requests),
  );
}
