/**
 * The layers of `src` and what each may import; everything else is denied. ESLint enforces the
 * table, and a contract test fails on a folder that is missing here, so a new layer is a conscious
 * act. A layer may always import itself, except that features never import one another.
 */
export const layers = {
  lib: [],
  protocol: [],
  i18n: ['lib', 'protocol'],
  routing: ['lib', 'protocol'],
  api: ['lib', 'protocol'],
  entities: ['api', 'protocol', 'lib'],
  screen: ['entities', 'api', 'routing', 'protocol', 'lib'],
  store: ['screen', 'entities', 'api', 'routing', 'protocol', 'lib'],
  lists: ['store', 'screen', 'entities', 'api', 'routing', 'protocol', 'lib'],
  saving: ['store', 'screen', 'entities', 'api', 'protocol', 'lib'],
  windows: ['saving', 'lists', 'store', 'screen', 'entities', 'api', 'routing', 'protocol', 'lib'],
  ui: ['i18n', 'routing', 'protocol', 'lib'],
  forms: [
    'ui',
    'i18n',
    'routing',
    'protocol',
    'lib',
    'windows',
    'saving',
    'store',
    'screen',
    'entities',
    'api',
  ],
  features: [
    'forms',
    'ui',
    'i18n',
    'routing',
    'protocol',
    'lib',
    'windows',
    'saving',
    'lists',
    'store',
    'screen',
    'entities',
    'api',
  ],
  app: [
    'forms',
    'ui',
    'i18n',
    'routing',
    'protocol',
    'lib',
    'windows',
    'saving',
    'lists',
    'store',
    'screen',
    'entities',
    'api',
    'hostPages',
  ],
  hostPages: [],
  server: ['protocol', 'lib'],
  tooling: [],
};

/** Single files a layer may import from a layer that is otherwise closed to it. */
export const doors = [
  { from: 'hostPages', to: 'ui', file: 'appearance.ts' },
  { from: 'app', to: 'features', file: 'routes.{ts,tsx}' },
];

/** `src/index.tsx` starts the client: what it may import, and the stylesheets every page needs. */
export const entry = {
  imports: ['hostPages', 'app', 'protocol'],
  doors: [{ to: 'ui', file: '*.css' }],
};
