import type { Config } from 'jest';

// The workers inherit it, so dates print the same everywhere.
process.env['TZ'] = 'UTC';

/** Packages published as ES modules only, which Jest cannot require on Node 20. */
const transformedPackages = [
  '@formatjs',
  '@mswjs',
  '@open-draft',
  '@redux-devtools',
  'd3-array',
  'd3-path',
  'd3-shape',
  'internmap',
  'intl-messageformat',
  'lodash-es',
  'mime',
  'msw',
  'react-intl',
  'rettime',
  'until-async',
];

const transform: Config['transform'] = {
  '\\.(ts|tsx|js|cjs|mjs)$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true, dynamicImport: true },
        transform: { react: { runtime: 'automatic', importSource: '@/drawing' } },
      },
      module: { type: 'commonjs' },
      sourceMaps: 'inline',
    },
  ],
};

const shared: Config = {
  rootDir: '.',
  transform,
  runtime: '<rootDir>/__tests__/setup/rememberingRuntime.cjs',
  transformIgnorePatterns: [`/node_modules/(?!(${transformedPackages.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/__tests__/setup/cssModule.cjs',
    '\\.css$': '<rootDir>/__tests__/setup/plainCss.cjs',
    '^lucide-react$': '<rootDir>/__tests__/setup/icons.cjs',
    '^graphql$': '<rootDir>/__tests__/setup/graphql.cjs',
    '^@/(.*)$': '<rootDir>/src/$1',
    // A language of the tests: what they show must not depend on how far real translations have come.
    '/translations/cy\\.json$': '<rootDir>/__tests__/support/translations/cy.json',
    // And one in two parts, as the build makes them.
    '/translations/kw\\.json$': '<rootDir>/__tests__/support/translations/inTwoParts.ts',
    '^@tests/(.*)$': '<rootDir>/__tests__/$1',
  },
  restoreMocks: true,
};

/** Not for the projects of the client: these have their own. */
const elsewhere = ['/node_modules/', '/__tests__/(server|stories|browser)/'];

/** For tests that open databases, which they all have from one and the same PGlite. */
const withDatabase: Config['moduleNameMapper'] = {
  ...shared.moduleNameMapper,
  '^@electric-sql/pglite(/contrib/pg_trgm)?$': '<rootDir>/__tests__/setup/sharedPglite.cjs',
};

/**
 * Tests of what an operator runs: `npm run test:programs`. The built companion as processes, and backups, migrations and
 * exports, which write whole databases to disk; each takes seconds to come up. With them, what saves hundreds of times.
 */
const ofPrograms = [
  'cli/*',
  'database/{migrate,pglitePort,preparedStatements}',
  'export/*',
  'issues/savesTogether',
  'killed',
  'storage/*',
  'twoProcesses',
].map((name) => `**/__tests__/server/${name}.test.ts`);

/**
 * Walks through all forms with each fault that a save can have, through all windows with names that turn the writing, and
 * to the focus after each command and window: `npm run test:walks`, with the stories. Hours of use, which take as long as
 * all else.
 */
const ofWalks = [
  'app/focusOf{Commands,Windows}',
  'features/{confirmations,deceptiveNames,forms,saving/*}',
].map((name) => `**/__tests__/${name}.test.tsx`);

/** Tests of the client that need a document; to make one takes longer than most others run. */
const needDocument = [
  '**/__tests__/**/*.test.tsx',
  '**/__tests__/{api,app,entities,hostPages,ui,windows}/**/*.test.ts',
  '**/__tests__/{contracts/{endpoints,tags},forms/drafts,lib/browserStorage}.test.ts',
];

const client: Config = {
  ...shared,
  testEnvironment: '<rootDir>/__tests__/setup/clientEnvironment.cjs',
  testEnvironmentOptions: { url: 'http://localhost/' },
  testPathIgnorePatterns: elsewhere,
  setupFiles: [
    '<rootDir>/__tests__/setup/browserShims.ts',
    '<rootDir>/__tests__/setup/quickElements.ts',
  ],
  setupFilesAfterEnv: [
    '<rootDir>/__tests__/setup/consoleGuard.ts',
    '<rootDir>/__tests__/setup/clientLifecycle.ts',
  ],
};

const server: Config = {
  ...shared,
  testEnvironment: '<rootDir>/__tests__/setup/serverEnvironment.cjs',
  moduleNameMapper: withDatabase,
  setupFilesAfterEnv: [
    '<rootDir>/__tests__/setup/consoleGuard.ts',
    '<rootDir>/__tests__/setup/cheapPasswords.ts',
  ],
};

const config: Config = {
  // By default Jest leaves a core idle, which is half of a machine with two.
  maxWorkers: '100%',
  // An embedded database opens in a second or two, and on a busy machine in a minute.
  testTimeout: 60_000,
  testSequencer: '<rootDir>/__tests__/setup/heaviestFirst.cjs',
  projects: [
    {
      ...client,
      displayName: 'client',
      testMatch: [...needDocument, ...ofWalks.map((file) => `!${file}`)],
    },
    { ...client, displayName: 'walks', testMatch: ofWalks },
    {
      ...shared,
      displayName: 'plain',
      testEnvironment: 'node',
      testMatch: ['**/__tests__/**/*.test.ts', ...needDocument.map((glob) => `!${glob}`)],
      testPathIgnorePatterns: elsewhere,
      setupFilesAfterEnv: ['<rootDir>/__tests__/setup/consoleGuard.ts'],
    },
    {
      ...client,
      displayName: 'stories',
      testEnvironment: '<rootDir>/__tests__/setup/storyEnvironment.cjs',
      testMatch: ['<rootDir>/__tests__/stories/**/*.test.tsx'],
      testPathIgnorePatterns: ['/node_modules/'],
      moduleNameMapper: withDatabase,
      setupFilesAfterEnv: [
        ...(client.setupFilesAfterEnv ?? []),
        '<rootDir>/__tests__/setup/cheapPasswords.ts',
      ],
    },
    {
      ...server,
      displayName: 'server',
      testMatch: [
        '<rootDir>/__tests__/server/**/*.test.ts',
        ...ofPrograms.map((file) => `!${file}`),
      ],
    },
    { ...server, displayName: 'programs', testMatch: ofPrograms },
  ],
};

export default config;
