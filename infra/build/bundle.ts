import { writeFileSync } from 'node:fs';
import { type InputOptions, type OutputOptions, type Plugin, rolldown } from 'rolldown';
import { asFunction, FOLDER, shorten } from './as-script.ts';
import { lighterPackages } from './lighter-packages.ts';
import { OUTSIDE } from './outside-the-bundle.ts';
import { schemasWhenUsed } from './schemas-when-used.ts';

// Optional packages that Nest, the ORM and drivers require inside try/catch; absent on purpose.
const OPTIONAL = [
  /^@nestjs\/(microservices|websockets|platform-fastify)(\/|$)/,
  /^class-(transformer|validator)(\/|$)/,
  /^@fastify\/(?!busboy)/,
  /^pg-native$/,
];

// Bundles every entry and its npm packages into a few files: reading thousands of small modules is most of the start of
// a Nest process. A separate program, run in the backend after tsc.

const EXPECTED = new Set(['EVAL', 'CIRCULAR_DEPENDENCY', 'EMPTY_IMPORT_META']);

/**
 * Modules that no start needs, by chunk. Each chunk is loaded when one of its members is first used, so its members may
 * only be used inside functions.
 */
const LATER = {
  orm: /node_modules\/(@mikro-orm\/(?!migrations\/)|kysely\/)|\/persistence\/([a-z-]*mapping|persistence)\.js$|\/dist\/app\/persistence\.js$|\/database\/(orm|mapped)\.js$/,
  tokens: /node_modules\/jose\//,
  schemas:
    /\/modules\/\w+\/infrastructure\/http\/(?!user-view|catalog-query|form-)[a-z-]*(views?|requests|schemas|bodies|fields|query)\.js$|\/payment\/(razorpay-messages|signatures)\.js$/,
  search: /\/catalog\/domain\/search\//,
};

async function bundle(
  input: Record<string, string>,
  output: OutputOptions,
  plugins: Plugin[] = [],
) {
  const options: InputOptions = {
    input,
    platform: 'node',
    preserveEntrySignatures: 'allow-extension',
    external: [...OUTSIDE, ...OPTIONAL],
    plugins,
    onLog: (level, log, next) => {
      if (!EXPECTED.has(log.code ?? '')) next(level, log);
    },
  };
  const build = await rolldown(options);
  const { output: files } = await build.write({
    dir: FOLDER,
    // Class names matter at run time: injected types and mapped entities are identified by them.
    keepNames: true,
    comments: false,
    // For analyzing stacks later; the server itself does not load them.
    sourcemap: true,
    ...output,
  });
  await build.close();
  return files;
}

// The operators' programs, and the PDF thread's program, which the server expects next to itself. The latter needs
// HarfBuzz, a module with top-level await, which a script could not require.
await bundle(
  {
    prepare: 'dist/prepare.js',
    'create-user': 'dist/create-user.js',
    audit: 'dist/audit.js',
    scrub: 'dist/scrub.js',
    'pdf-worker': 'dist/platform/infrastructure/pdf/pdf-worker.js',
  },
  {
    format: 'esm',
    // Decorators require reflect-metadata first, so splitting must not change the order of evaluation.
    strictExecutionOrder: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  },
);

// The server, which is started often: everything a start needs is in one script, for `runCompiled`.
const asScript: Plugin = {
  name: 'as-script',
  generateBundle: (_options, files) => {
    for (const file of Object.values(files))
      if (file.type === 'chunk' && file.isEntry)
        file.code = asFunction(file.code, Object.keys(LATER));
  },
};
const files = await bundle(
  { server: 'dist/main.js' },
  {
    format: 'cjs',
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        ...Object.entries(LATER).map(([name, test]) => ({ name, test, priority: 1 })),
        { name: 'server', tags: ['$initial'] },
      ],
    },
    entryFileNames: '[name]-[hash].cjs',
    chunkFileNames: '[name]-[hash].cjs',
  },
  [lighterPackages(), schemasWhenUsed(), asScript],
);
const chunks = files.filter((file) => file.type === 'chunk');
for (const chunk of chunks) shorten(chunk);
const server = chunks.find(({ isEntry }) => isEntry);
if (!server) throw new Error('The bundler made no server.');
// A script, too, so that Node's module loader is not even started.
await bundle(
  { 'run-compiled': 'dist/run-compiled.js' },
  { format: 'cjs', entryFileNames: '[name].cjs', sourcemap: false },
);
writeFileSync(
  `${FOLDER}/main.cjs`,
  `require('./run-compiled.cjs').runCompiled('${server.fileName}', process.env.ROLES ?? '');\n`,
);
