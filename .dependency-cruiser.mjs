// The walls of docs/architecture.md. Written with capture groups ($1 is the module or feature the
// importing file lives in), so that a folder created tomorrow is covered today.
// backend/test/walls plants a violation of every rule and proves that it bites.

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const TEST_FILE = '/testing/|\\.(int-)?spec\\.tsx?$';
const MODULE = '^backend/src/modules/([^/]+)/';
const OWN = '^backend/src/modules/$1/';
const CONTRACT = '^backend/src/modules/[^/]+/contract\\.ts$';

// Who may ask whom. Answers come back as facts, so subscribers (infrastructure/events) are exempt.
const ASKS = {
  identity: [],
  catalog: [],
  learning: ['catalog'],
  commerce: ['catalog', 'learning'],
  reviews: ['learning', 'catalog'],
  questions: ['learning', 'catalog'],
  quizzes: ['learning', 'catalog'],
  operations: [],
  integrations: [],
};

const arrow = ([module, asked]) =>
  forbid(
    `arrows-of-${module}`,
    `${module} asks ${asked.join(', ') || 'nobody'}`,
    {
      path: `^backend/src/modules/${module}/`,
      pathNot: `^backend/src/modules/${module}/infrastructure/events/|${TEST_FILE}`,
    },
    {
      path: MODULE,
      pathNot: [module, ...asked].map((name) => `^backend/src/modules/${name}/`),
    },
  );

const known = Object.keys(ASKS).join('|');

const backend = [
  forbid(
    'domain-is-pure',
    'a domain imports itself and the shared kernel: no npm, no node:*, no other room',
    { path: `${MODULE}domain/`, pathNot: TEST_FILE },
    { pathNot: [`${OWN}domain/`, '^backend/src/platform/domain/'] },
  ),
  forbid(
    'kernel-is-pure',
    'the shared kernel imports nothing but itself',
    { path: '^backend/src/platform/domain/', pathNot: TEST_FILE },
    { pathNot: '^backend/src/platform/domain/' },
  ),
  forbid(
    'contract-is-plain',
    "a contract imports its own domain's plain types and the shared kernel",
    { path: `${MODULE}contract\\.ts$` },
    { pathNot: [`${OWN}domain/`, '^backend/src/platform/domain/'] },
  ),
  forbid(
    'application-sees-ports',
    'own domain, own application, own contract, platform domain and ports, the contracts of others',
    { path: `${MODULE}application/`, pathNot: TEST_FILE },
    {
      path: '^backend/src/',
      pathNot: [
        `${OWN}(domain|application)/`,
        '^backend/src/platform/(domain|application)/',
        CONTRACT,
      ],
    },
  ),
  forbid(
    'platform-application-sees-kernel',
    'shared ports know the kernel, no adapter',
    { path: '^backend/src/platform/application/', pathNot: TEST_FILE },
    { path: '^backend/src/', pathNot: '^backend/src/platform/(domain|application)/' },
  ),
  forbid(
    'application-has-no-tools',
    'of everything outside, application knows @nestjs/common; of node:*, types only',
    {
      path: '^backend/src/(modules/[^/]+|platform)/application/',
      pathNot: TEST_FILE,
    },
    {
      dependencyTypesNot: ['local', 'type-only'],
      pathNot: 'node_modules/@nestjs/common/',
    },
  ),
  forbid(
    'modules-meet-at-contracts',
    "another module's contract.ts is its only door",
    { path: MODULE, pathNot: TEST_FILE },
    { path: MODULE, pathNot: [OWN, CONTRACT] },
  ),
  ...Object.entries(ASKS).map(arrow),
  forbid(
    'arrows-of-new-modules',
    'a new module draws its arrow here first',
    {
      path: MODULE,
      pathNot: `^backend/src/modules/(${known})/|/infrastructure/events/|${TEST_FILE}`,
    },
    { path: MODULE, pathNot: OWN },
  ),
  forbid(
    'platform-knows-no-module',
    'modules stand on the platform, never the other way round',
    { path: '^backend/src/platform/' },
    { path: '^backend/src/(modules|app)/' },
  ),
  forbid(
    'nobody-imports-app',
    'composition is the last room: only the entry points open it',
    { path: '^backend/src/', pathNot: `^backend/src/(app/|[^/]+\\.ts$)|${TEST_FILE}` },
    { path: '^backend/src/app/' },
  ),
  forbid(
    'app-uses-the-doors',
    'composition takes modules, contracts, the ports it answers and the mapping the ORM needs',
    // The demo world is staged from behind the scenes: no door leads to made-up history.
    {
      path: '^backend/src/(app/|[^/]+\\.ts$)',
      pathNot: `^backend/src/app/(demo/|migrations\\.ts$)|${TEST_FILE}`,
    },
    {
      path: MODULE,
      pathNot: [
        CONTRACT,
        '^backend/src/modules/[^/]+/[^/]+\\.module\\.ts$',
        '^backend/src/modules/[^/]+/application/',
        '^backend/src/modules/[^/]+/infrastructure/persistence/persistence\\.ts$',
      ],
    },
  ),
  forbid(
    'app-migrations-takes-migrations',
    'the list of every migration takes those of the modules and nothing else of theirs',
    { path: '^backend/src/app/migrations\\.ts$' },
    {
      path: MODULE,
      pathNot: '^backend/src/modules/[^/]+/infrastructure/persistence/migrations\\.ts$',
    },
  ),
];

const frontend = [
  forbid(
    'shared-knows-no-feature',
    'shared <- features <- app',
    { path: '^frontend/src/shared/', pathNot: TEST_FILE },
    { path: '^frontend/src/(features|app)/' },
  ),
  forbid(
    'features-do-not-know-app',
    'shared <- features <- app',
    { path: '^frontend/src/features/', pathNot: TEST_FILE },
    { path: '^frontend/src/app/' },
  ),
  forbid(
    'features-do-not-meet',
    'only a page of app composes features',
    { path: '^frontend/src/features/([^/]+)/', pathNot: TEST_FILE },
    { path: '^frontend/src/features/([^/]+)/', pathNot: '^frontend/src/features/$1/' },
  ),
  forbid(
    'only-sagas-call-the-api',
    'screens and slices know its types and errors, sagas its calls',
    {
      path: '^frontend/src/',
      pathNot: `\\.saga\\.ts$|^frontend/src/shared/(api|sagas|testing)/|${TEST_FILE}`,
    },
    {
      path: '^frontend/src/shared/api/',
      pathNot: '^frontend/src/shared/api/(types|api-error|session-lost)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  ),
];

const everywhere = [
  forbid(
    'test-helpers-stay-in-tests',
    'production code imports no twin, builder or spec',
    { path: '^(backend|frontend)/src/', pathNot: TEST_FILE },
    { path: `^(backend|frontend)/src/.*(${TEST_FILE})` },
  ),
  forbid(
    'tests-and-bench-stay-outside',
    'what tests and measures the product is no part of it',
    { path: '^(backend|frontend)/src/', pathNot: TEST_FILE },
    { path: '^(backend/(test|bench)|frontend/(test|e2e)|infra)/' },
  ),
  forbid(
    'no-development-packages',
    'what runs in production is a dependency, not a devDependency',
    { path: '^(backend|frontend)/src/', pathNot: TEST_FILE },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ),
  forbid('no-cycles', 'a cycle is one file in many pieces', {}, { circular: true }),
  forbid('no-dangling-imports', 'every import leads somewhere', {}, { couldNotResolve: true }),
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...backend, ...frontend, ...everywhere],
  options: {
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
