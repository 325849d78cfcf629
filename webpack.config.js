import path from 'node:path';
import zlib from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { AssetManifestPlugin } from './src/tooling/assetManifestPlugin.mjs';
import { HomeChunksPlugin } from './src/tooling/homeChunksPlugin.mjs';
import { localeChunks } from './src/tooling/localeChunks.mjs';
import { precompiledMessages } from './src/tooling/messageTransformer.mjs';
import { readTranslations } from './src/tooling/messageTranslations.mjs';
import { pseudoLocales } from './src/tooling/pseudoLocales.mjs';
import { ThirdPartyNoticesPlugin } from './src/tooling/thirdPartyNotices.mjs';

const root = import.meta.dirname;
const inRoot = (...parts) => path.join(root, ...parts);

/** What the server preloads as one file each, so nothing may be split off them. */
const isFirstLoad = (chunk) => chunk.name === 'client' || chunk.name === 'application';
/** What says that something could not be had must not need another file. */
const isErrors = (chunk) => chunk.name === 'errors';
const isCatalogue = (chunk) => chunk.name?.startsWith('i18n-') ?? false;
/** What may have parts in common with others, in files of their own. */
const isShared = (chunk) => !isFirstLoad(chunk) && !isCatalogue(chunk) && !isErrors(chunk);
/** Asked for with the first rows: what little they share must not draw more in. */
const isAskedForEarly = (chunk) => ['plain', 'routes'].includes(chunk.name);
/** What every start fetches as soon as nobody waits. */
const idleChunks = ['idle', 'frames', 'issue'];
const isFetchedIdle = (chunk) => idleChunks.includes(chunk.name);

/**
 * Files whose functions nearly all run at a start or at the first click. The browser compiles them at once, aside from the
 * page, and keeps all of it for the next start; of a function that runs later it would keep nothing (decision 070).
 */
const runAtOnce = /^js\/(client|application|routes|plain|idle|frames|issue)\./;

const mayShare = (chunk) => isShared(chunk) && !isAskedForEarly(chunk);
/**
 * What comes when the client is idle has a home there, and everybody else finds it there: in the errors what is said
 * without a network, for these must not need another file; in the frames all else, which windows need in any case.
 */
const homes = [
  {
    name: 'errors',
    owns: isErrors,
    shares: (chunk) => isErrors(chunk) || mayShare(chunk),
  },
  { name: 'frames', owns: isFetchedIdle, shares: mayShare },
];

function typeScriptRule(compilerOptions, getCustomTransformers) {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'ts-loader',
    options: {
      transpileOnly: true,
      compilerOptions: { noEmit: false, incremental: false, ...compilerOptions },
      ...(getCustomTransformers && { getCustomTransformers }),
    },
  };
}

function translationsRule(side) {
  return {
    test: /\.json$/,
    include: inRoot('translations'),
    type: 'javascript/auto',
    loader: inRoot('src/tooling/messageCatalogueLoader.mjs'),
    options: { side },
  };
}

const leanLibraries = {
  test: /[\\/](react-router[\\/]dist|lucide-react[\\/]dist|@formatjs[\\/]intl|intl-messageformat)[\\/].*\.m?js$/,
  loader: inRoot('src/tooling/leanLibraryLoader.mjs'),
};

/**
 * React Router is one file, and a module goes to one place: what the table of windows needs of it (`matchRoutes`) is a
 * module of its own, so that it comes with that table and not with the first load, which needs `Router`.
 */
const routeMatching = {
  test: /[\\/]routing[\\/]routeMatcher\.ts$/,
  resolve: {
    alias: {
      'react-router-dom$': `${inRoot('node_modules/react-router/dist/development/index.mjs')}?matching`,
    },
  },
};

/** In every build: the list is drawn, icons and all, before React is run (decision 060). */
const leanIcons = { ...leanLibraries, test: /[\\/]lucide-react[\\/]dist[\\/].*\.m?js$/ };

/** A locale is spoken only when there is a translation; all others get English. */
function libraryStrings(withPseudoLocales) {
  return {
    test: /[\\/]react-(aria|stately)[\\/].*[\\/]intl[\\/].*[a-z]{2}-[A-Z]{2}\.mjs$/,
    loader: inRoot('src/tooling/spokenLocaleLoader.mjs'),
    options: {
      locales: [
        'en_US',
        ...readTranslations(root).map(({ locale }) => locale),
        ...(withPseudoLocales ? pseudoLocales.map((locale) => locale.slice(0, 2)) : []),
      ],
    },
  };
}

function shared(name, { isProduction, withPseudoLocales }) {
  return {
    name,
    mode: isProduction ? 'production' : 'development',
    context: root,
    cache: {
      type: 'filesystem',
      name: `${name}-${isProduction ? 'production' : 'development'}${withPseudoLocales ? '-pseudo' : ''}`,
      cacheDirectory: inRoot('node_modules/.cache/webpack'),
      buildDependencies: {
        config: [
          import.meta.filename,
          inRoot('tsconfig.json'),
          inRoot('src/tooling/leanLibraryLoader.mjs'),
          inRoot('src/tooling/messageTransformer.mjs'),
          inRoot('src/tooling/messageCatalogueLoader.mjs'),
          inRoot('src/tooling/pseudoLocales.mjs'),
        ],
      },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        '@': inRoot('src'),
      },
    },
    plugins: [localeChunks(root, withPseudoLocales)],
    performance: false,
    stats: 'errors-warnings',
  };
}

function client(settings) {
  const { isProduction } = settings;
  const fileName = isProduction ? '[name].[contenthash:7]' : '[name]';
  const base = shared('client', settings);
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: { client: './src/index.tsx' },
    devtool: 'source-map',
    output: {
      path: inRoot('dist/assets'),
      filename: `js/${fileName}.js`,
      chunkFilename: `js/${fileName}.js`,
      assetModuleFilename: 'media/[name].[contenthash:7][ext]',
      // The client runs from any base path: chunks are found beside the script itself.
      publicPath: 'auto',
      trustedTypes: { policyName: 'issuedesk#bundler' },
      crossOriginLoading: false,
      clean: true,
    },
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve.alias,
        '@formatjs/icu-messageformat-parser$': inRoot(
          'node_modules/@formatjs/icu-messageformat-parser/no-parser.js',
        ),
      },
    },
    module: {
      rules: [
        typeScriptRule({}, precompiledMessages),
        {
          test: /\.css$/,
          // A stylesheet is imported for its effect, whatever a package says about the folder.
          sideEffects: true,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: 'css-loader',
              options: {
                modules: {
                  auto: true,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  localIdentName: isProduction ? '[hash:base64:5]' : '[name]__[local]',
                },
              },
            },
          ],
        },
        isProduction ? leanLibraries : leanIcons,
        ...(isProduction ? [routeMatching] : []),
        translationsRule('client'),
        libraryStrings(settings.withPseudoLocales),
      ],
    },
    plugins: [
      ...base.plugins,
      // Windows loaded later use css modules only, so the order between chunks decides nothing.
      new MiniCssExtractPlugin({ filename: `css/${fileName}.css`, ignoreOrder: true }),
      new HomeChunksPlugin(homes),
      new AssetManifestPlugin(),
      ...(isProduction ? [new ThirdPartyNoticesPlugin(), compileAtOnce(), ...compression()] : []),
    ],
    optimization: {
      // The shortest ids for what is used most: 4 kB less of first load. The price is that a release
      // changes the content, and so the name, of most files.
      ...(isProduction && { moduleIds: 'size', chunkIds: 'size', mangleExports: 'size' }),
      minimizer: [
        // Where each byte counts, what one minimizer leaves the other finds: with functions before all else, the first load is
        // 900 bytes less.
        new MinimizerPlugin({
          test: runAtOnce,
          minify: [MinimizerPlugin.swcMinify, MinimizerPlugin.terserMinify],
          ...minimizerOptions({ passes: 3 }, { passes: 2, hoist_funs: true }),
        }),
        new MinimizerPlugin({
          exclude: runAtOnce,
          minify: [MinimizerPlugin.swcMinify],
          ...minimizerOptions({ passes: 3 }),
        }),
        new CssMinimizerPlugin(),
      ],
      splitChunks: {
        chunks: isShared,
        cacheGroups: {
          // Few and named: each page's import lists the chunks it needs, and all pages' imports are
          // part of the first load.
          default: false,
          defaultVendors: false,
          // Needed at every start, and small: it must not draw the forms in.
          drafts: {
            name: 'drafts',
            test: /[\\/]src[\\/]forms[\\/]drafts\.ts$/,
            enforce: true,
            priority: 3,
          },
          forms: {
            name: 'forms',
            test: /[\\/](src[\\/]forms|node_modules[\\/](formik|yup|lodash|lodash-es))[\\/]/,
            minChunks: 3,
            enforce: true,
            priority: 2,
          },
          pages: {
            name: 'pages',
            minChunks: 3,
            chunks: mayShare,
            enforce: true,
            priority: 1,
          },
          heavy: { minChunks: 2, minSize: 30_000 },
          firstLoadStyles: {
            name: 'client',
            type: 'css/mini-extract',
            chunks: isFirstLoad,
            enforce: true,
          },
        },
      },
    },
  };
}

/** For each minimizer that runs, in their order. */
function minimizerOptions(...compress) {
  return {
    extractComments: false,
    minimizerOptions: compress.map((own) => ({
      ecma: 2022,
      compress: { ecma: 2022, ...own },
      format: { comments: false },
    })),
  };
}

/** What browsers that know the comment read before the code, so it has to come through the minimizer. */
function compileAtOnce() {
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: runAtOnce,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}

function compression() {
  const hashed = { test: /\.(js|css|svg)$|-later\..*\.json$/, minRatio: 1 };
  return [
    new CompressionPlugin({ ...hashed, filename: '[path][base].gz', algorithm: 'gzip' }),
    new CompressionPlugin({
      ...hashed,
      filename: '[path][base].br',
      algorithm: 'brotliCompress',
      compressionOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } },
    }),
  ];
}

function server(settings) {
  return {
    ...shared('server', settings),
    target: 'node20',
    entry: {
      main: './src/server/main.ts',
    },
    devtool: 'source-map',
    externalsType: 'module',
    externals: [
      // Packages stay in node_modules: some find their data files beside themselves.
      ({ request }, done) =>
        /^(\.|\/|@\/|[a-z]:)/i.test(request) && !request.startsWith('node:')
          ? done()
          : done(null, `module ${request}`),
    ],
    experiments: { outputModule: true },
    output: {
      path: inRoot('dist/server'),
      filename: '[name].mjs',
      chunkFilename: '[name].mjs',
      module: true,
      clean: { keep: /^template\// },
    },
    module: {
      parser: {
        javascript: {
          // The folder of the built file, not of its source.
          importMeta: { dirname: false, filename: false },
          worker: ['Worker from node:worker_threads', '...'],
        },
      },
      rules: [typeScriptRule({}, precompiledMessages), translationsRule('server')],
    },
    optimization: { minimize: false, splitChunks: false },
  };
}

/**
 * `--env pseudo` adds the languages that browser tests read the screens in.
 *
 * @param {{ pseudo?: boolean }} env
 * @param {{ mode?: string }} argv
 * @returns {import('webpack').Configuration[]} client, server
 */
export default (env, { mode }) => {
  const settings = {
    isProduction: mode !== 'development',
    withPseudoLocales: env.pseudo === true,
  };
  return [client(settings), server(settings)];
};
