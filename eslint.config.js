import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import formatjs from 'eslint-plugin-formatjs';
import importX from 'eslint-plugin-import-x';
import jest from 'eslint-plugin-jest';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { doors, entry, layers, serverEntry, serverLayers } from './src/tooling/boundaries.js';
import { unusedFormats } from './src/tooling/leanLibraryLoader.mjs';
import { accessNumbers, unsaidCalls } from './src/tooling/restrictedSyntax.js';

const typeScript = ['**/*.{ts,tsx}'];
const clientTests = ['__tests__/**/*.{ts,tsx}'];
const browserTests = ['__tests__/browser/**/*.ts'];
const nodeFiles = [
  'src/{server,tooling}/**/*.{ts,js,mjs}',
  '*.config.{js,ts}',
  '__tests__/**/*.{ts,tsx,cjs}',
];

/** Modules that belong to one place, each with the files that may import it. */
const reservedModules = [
  {
    names: ['formik', 'yup'],
    owners: ['src/forms/**/*.{ts,tsx}'],
    instead: 'the shells and builders of @/forms',
  },
  {
    names: ['react-router', 'react-router-dom'],
    // What windows have use for; all the rest belongs to those that find routes and give their address.
    allowImportNames: ['Link'],
    owners: [
      'src/routing/**/*.{ts,tsx}',
      'src/windows/AddressRouter.tsx',
      '__tests__/windows/AddressRouter.test.tsx',
    ],
    instead: '@/routing',
  },
  { names: ['dompurify'], owners: ['src/ui/sanitizeHtml.ts'], instead: 'RichText of @/ui' },
  {
    names: ['react-redux'],
    importNames: ['useDispatch', 'useSelector', 'useStore', 'connect'],
    owners: ['src/store/hooks*.ts'],
    instead: 'the typed hooks of @/store',
  },
  {
    names: ['fast-check'],
    owners: ['__tests__/support/properties.ts'],
    instead: '@tests/support/properties, which tries the same cases in each run',
  },
];

const reservedGlobals = [
  { name: 'fetch', message: 'Requests go through the base query of src/api.' },
  { name: 'XMLHttpRequest', message: 'Requests go through the base query of src/api.' },
];

const syntaxEverywhere = [
  {
    selector: 'ExportAllDeclaration',
    message: 'No barrels: import from the file that defines it.',
  },
  {
    selector: 'ExportNamedDeclaration[source]',
    message: 'No barrels: import from the file that defines it.',
  },
  accessNumbers,
];

const innerHtml = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: 'Server HTML is shown by RichText, which sanitizes it.',
};

/** In JSX the rule of formatjs finds them; here they are on their way to it. */
const literalLabel = {
  selector:
    'Property[key.name=/^(label|title|placeholder|alt|prompt|help|heading|caption|text)$/] > Literal[value=/[a-z]/i]',
  message: 'What users read is a message.',
};

const queryHooks = {
  selector: 'Identifier[name=/^use(Lazy)?[A-Z]\\w*Query$/]',
  message: 'Loads are started by actions, never by rendering: declare the query in the route.',
};

/** What a page of a window declares is there when it is shown; without an answer the page would be empty. */
const handReadQuery = {
  selector: "CallExpression[callee.name='useAppSelector'] MemberExpression[property.name='select']",
  message: 'The answer to a query that the page declares is read by useLoaded of @/windows.',
};

const unused = `${unusedFormats.join('|')}|\\w+Parts$`;

/** As methods, taken out of `intl`, and as components. */
const formatsLeftOut = {
  selector: [
    `MemberExpression[property.name=/^format(${unused})/]`,
    `ObjectPattern > Property[key.name=/^format(${unused})/]`,
    `ImportSpecifier[imported.name=/^Formatted(${unused})/]`,
  ].join(', '),
  message: 'The production build leaves it out (leanLibraryLoader).',
};

/** Each of these is stated by `lazyCode`, at once or by what gives its loader to it. */
const lazyCode = {
  selector: [
    "ImportSpecifier[imported.name='lazy']",
    'ImportExpression:not(CallExpression[callee.name=/^(lazyCode|lazyPage|defineWindow)$/] ImportExpression)',
  ].join(', '),
  message:
    'Code that comes later is stated by lazyCode of @/lib and shown by lazyView or useLazyPart of @/ui: it can be out of reach.',
};

const clientSyntax = [
  ...syntaxEverywhere,
  innerHtml,
  queryHooks,
  literalLabel,
  formatsLeftOut,
  lazyCode,
];

const testSyntax = [
  {
    selector: "CallExpression[callee.name='setTimeout']",
    message: 'No sleeping: wait for what the user would see.',
  },
  {
    selector: "MemberExpression[property.name='waitForTimeout']",
    message: 'No sleeping: wait for what the user would see.',
  },
  {
    selector: 'Identifier[name=/ByTestId$/]',
    message: 'Query by role and accessible name.',
  },
  {
    selector: "CallExpression[callee.object.name='jest'][callee.property.name=/^(mock|doMock)$/]",
    message: 'Test the real modules.',
  },
  {
    selector: "CallExpression[callee.object.name='jest'][callee.property.name='setTimeout']",
    message: 'No custom timeouts.',
  },
  {
    selector: 'CallExpression[callee.name=/^(it|test)$/][arguments.length>2]',
    message: 'No custom timeouts.',
  },
];

/** The restricted imports of a file: all reserved modules but those it owns. */
function reservedFor(owners) {
  return reservedModules
    .filter((reserved) => reserved.owners !== owners)
    .flatMap(({ names, importNames, allowImportNames, instead }) =>
      names.map((name) => ({
        name,
        ...(importNames && { importNames }),
        ...(allowImportNames && { allowImportNames }),
        message: `Use ${instead}.`,
      })),
    );
}

const restrictedImportsByOwner = reservedModules.map(({ owners }) => ({
  files: owners,
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { paths: reservedFor(owners) }] },
}));

/** Layers of the server, named so that they are not taken for layers of the client. */
const inServer = (names) => names.map((name) => `server/${name}`);

const layerElements = [
  ...Object.keys(layers)
    .filter((layer) => layer !== 'features' && layer !== 'server')
    .map((layer) => ({ type: layer, pattern: `src/${layer}` })),
  { type: 'features', pattern: 'src/features/*', capture: ['feature'] },
  ...inServer(Object.keys(serverLayers)).map((layer) => ({ type: layer, pattern: `src/${layer}` })),
];

const allLayers = {
  ...layers,
  ...Object.fromEntries(
    Object.entries(serverLayers).map(([layer, allowed]) => [
      `server/${layer}`,
      [...inServer(allowed), ...layers.server],
    ]),
  ),
};

const layerPolicies = [
  ...Object.entries(allLayers).map(([layer, allowed]) => ({
    from: { element: { type: layer } },
    allow: {
      to: {
        element: {
          types: { anyOf: layer === 'features' ? allowed : [layer, ...allowed] },
        },
      },
    },
  })),
  {
    from: { element: { type: 'features' } },
    allow: {
      to: {
        element: {
          type: 'features',
          captured: { feature: '{{ from.element.captured.feature }}' },
        },
      },
    },
  },
  ...doors.map(({ from, to, file }) => ({
    from: { element: { type: from } },
    allow: { to: { element: { type: to, fileInternalPath: file } } },
  })),
  {
    from: { file: { categories: 'entry' } },
    allow: { to: { element: { types: { anyOf: entry.imports } } } },
  },
  ...entry.doors.map(({ to, file }) => ({
    from: { file: { categories: 'entry' } },
    allow: { to: { element: { type: to, fileInternalPath: file } } },
  })),
  {
    from: { file: { categories: 'serverEntry' } },
    allow: { to: { element: { types: { anyOf: inServer(serverEntry.imports) } } } },
  },
];

/** What some files may import: the policies that are told from them alone, as to ask each file all of them is slow. */
function boundariesOf(files, isFrom) {
  const policies = layerPolicies.filter(({ from }) => isFrom(from));
  return {
    files: [files],
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', checkInternals: true, policies }],
    },
  };
}

export default defineConfig(
  {
    ignores: [
      'dist/',
      'data/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      'node_modules/',
    ],
  },
  {
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    settings: {
      ...importX.flatConfigs.typescript.settings,
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: 'tsconfig.json' })],
      'import/resolver': { typescript: { project: 'tsconfig.json' } },
    },
  },
  js.configs.recommended,
  {
    plugins: { 'import-x': importX },
    rules: {
      curly: ['error', 'multi-line'],
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['error', 'info'] }],
      'no-restricted-syntax': ['error', ...syntaxEverywhere],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      'object-shorthand': 'error',
      'prefer-template': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'import-x/no-self-import': 'error',
      'import-x/no-useless-path-segments': 'error',
      'import-x/no-mutable-exports': 'error',
    },
  },
  {
    files: typeScript,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { boundaries },
    settings: {
      'boundaries/elements': layerElements,
      'boundaries/files': [
        { category: 'entry', pattern: 'src/index.tsx' },
        { category: 'serverEntry', pattern: 'src/server/main.ts' },
        { category: 'ambient', pattern: 'src/*.d.ts' },
      ],
      'boundaries/include': ['src/**/*'],
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
    },
    rules: {
      'import-x/no-default-export': 'error',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/no-restricted-imports': ['error', { paths: reservedFor(undefined) }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // The builders of Kysely and the listener API are made to be taken apart.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'boundaries/no-unknown-files': 'error',
      'boundaries/no-unknown-dependencies': 'error',
    },
  },
  boundariesOf('src/**/*.{ts,tsx}', () => false),
  ...layerElements.map(({ type, pattern }) =>
    boundariesOf(`${pattern}/**/*.{ts,tsx}`, ({ element }) => element?.type === type),
  ),
  boundariesOf('src/index.tsx', ({ file }) => file?.categories === 'entry'),
  boundariesOf('src/server/main.ts', ({ file }) => file?.categories === 'serverEntry'),
  ...restrictedImportsByOwner,
  {
    files: ['src/**/*.{ts,tsx}', '__tests__/support/**/*.{ts,tsx}'],
    ignores: ['src/server/**'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict],
    plugins: { formatjs },
    rules: {
      ...formatjs.configs.recommended.rules,
      'formatjs/blocklist-elements': ['error', ['selectordinal']],
      'formatjs/enforce-id': ['error', { idInterpolationPattern: '' }],
      'formatjs/no-literal-string-in-jsx': [
        'error',
        {
          props: {
            include: [
              ['*', '{label,placeholder,title,alt,description,prompt,help,heading,caption}'],
            ],
          },
        },
      ],
      'formatjs/no-invalid-icu': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/server/**'],
    rules: {
      'no-restricted-syntax': ['error', ...clientSyntax],
      'no-restricted-globals': ['error', ...reservedGlobals],
    },
  },
  {
    files: ['src/features/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...clientSyntax, handReadQuery] },
  },
  {
    files: ['src/ui/MarkupText.tsx'],
    rules: {
      'no-restricted-syntax': ['error', ...clientSyntax.filter((syntax) => syntax !== innerHtml)],
    },
  },
  {
    // RTK Query names its generated hooks here. Without code that comes later a call fails as without an answer.
    files: ['src/api/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...syntaxEverywhere, innerHtml] },
  },
  {
    // The client as a whole is tried for again and again, and its parts come with it; a language gives way to en_US, code to text without colours.
    files: [
      'src/index.tsx',
      'src/app/application.ts',
      'src/i18n/loadLocale.ts',
      'src/ui/codeEngine.ts',
      'src/ui/highlightCodeBlocks.ts',
    ],
    rules: {
      'no-restricted-syntax': ['error', ...clientSyntax.filter((syntax) => syntax !== lazyCode)],
    },
  },
  {
    files: ['src/api/{baseQuery*,postCall}.ts', 'src/api/clientPage.ts', 'src/i18n/laterWords.ts'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['src/**/*.tsx'],
    rules: { 'max-lines': ['error', { max: 200, skipBlankLines: false, skipComments: false }] },
  },
  {
    files: clientTests,
    ignores: browserTests,
    extends: [
      jest.configs['flat/recommended'],
      jest.configs['flat/style'],
      testingLibrary.configs['flat/react'],
    ],
    rules: {
      'jest/expect-expect': [
        'error',
        {
          assertFunctionNames: [
            'expect',
            'expect*',
            'fc.assert',
            'fc.asyncAssert',
            'arriveAt',
            'walkConfirmationFaults',
            'walkFaults',
            'walkEditorFaults',
          ],
        },
      ],
      'jest/no-restricted-matchers': [
        'error',
        {
          toMatchSnapshot: 'Assert on what matters.',
          toMatchInlineSnapshot: 'Assert on what matters.',
          toThrowErrorMatchingSnapshot: 'Assert on what matters.',
        },
      ],
      'jest/no-disabled-tests': 'error',
      'jest/no-focused-tests': 'error',
      'testing-library/prefer-user-event': 'error',
      'testing-library/no-debugging-utils': 'error',
      'no-restricted-syntax': ['error', ...syntaxEverywhere, ...testSyntax],
    },
  },
  {
    files: ['__tests__/stories/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', ...syntaxEverywhere, ...testSyntax, unsaidCalls],
    },
  },
  {
    // Runs before every test, also those that have no use for React.
    files: ['__tests__/setup/**/*.ts'],
    rules: { 'testing-library/no-dom-import': 'off' },
  },
  {
    files: browserTests,
    rules: {
      'no-restricted-syntax': ['error', ...syntaxEverywhere, ...testSyntax],
      // Playwright's fixtures take an object pattern even when they use none.
      'no-empty-pattern': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    files: nodeFiles,
    languageOptions: {
      globals: {
        Buffer: 'readonly',
        URL: 'readonly',
        clearTimeout: 'readonly',
        console: 'readonly',
        fetch: 'readonly',
        module: 'writable',
        performance: 'readonly',
        process: 'readonly',
        require: 'readonly',
        setTimeout: 'readonly',
      },
    },
  },
  {
    // Parts of these run in the page.
    files: [
      'src/tooling/bench/{openPage,pageProbe,yardstick}.mjs',
      'src/tooling/bench/floors/*.mjs',
      'src/tooling/screens/{clientScreens,readScreen,screens}.mjs',
    ],
    languageOptions: {
      globals: {
        Element: 'readonly',
        MessageChannel: 'readonly',
        NodeFilter: 'readonly',
        Text: 'readonly',
        document: 'readonly',
        getComputedStyle: 'readonly',
        requestAnimationFrame: 'readonly',
        window: 'readonly',
      },
    },
  },
  {
    files: ['src/tooling/**/*.mjs', '__tests__/setup/consoleGuard.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // Tools demand it of their settings, and a declared css module and a language have nothing else.
    files: [
      '*.config.{js,ts}',
      '**/*.d.ts',
      '__tests__/browser/support/removeData.ts',
      '__tests__/support/translations/*.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
);
