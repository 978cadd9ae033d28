import { writeFileSync } from 'node:fs';
import { type InputOptions, type OutputOptions, type Plugin, rolldown } from 'rolldown';
import { packagesWhenUsed, chunkWhenUsed } from './loaded-when-used.ts';
import { lighterPackages } from './lighter-packages.ts';
import { OUTSIDE } from './outside-the-bundle.ts';
import { schemasWhenUsed } from './schemas-when-used.ts';

// Asked for inside try/catch by Nest, the ORM and drivers; absent on purpose.
const OPTIONAL = [
  /^@nestjs\/(microservices|websockets|platform-fastify)(\/|$)/,
  /^class-(transformer|validator)(\/|$)/,
  /^@fastify\/(?!busboy)/,
  /^pg-native$/,
];

// Puts every entry and its npm packages into a few files: reading thousands of small modules is most
// of the time a Nest process takes to start. A program of its own, run in the backend after tsc.

const EXPECTED = new Set(['EVAL', 'CIRCULAR_DEPENDENCY', 'EMPTY_IMPORT_META']);

const FOLDER = 'dist/bundle';

/**
 * What no start needs, by the chunks it goes into. Each is loaded when one of its members is first asked for, so these
 * must be used in functions only.
 */
const LATER = {
  orm: /node_modules\/(@mikro-orm|kysely)\/|\/persistence\/([a-z-]*mapping|persistence)\.js$|\/dist\/app\/persistence\.js$|\/database\/(orm|mapped)\.js$/,
  tokens: /node_modules\/jose\//,
  schemas:
    /\/modules\/\w+\/infrastructure\/http\/(?!user-view|catalog-query|form-)[a-z-]*(views?|requests|schemas|bodies|fields|query)\.js$/,
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
    // Class names are part of the application: injected types and mapped entities go by them.
    keepNames: true,
    comments: false,
    // For reading a stack afterwards; the server itself does not load them.
    sourcemap: true,
    ...output,
  });
  await build.close();
  return files;
}

// HarfBuzz is a module with a top-level await, which no script can require: what sets PDFs stays in modules.
const PAPERS = {
  'pdf-sheet': 'dist/platform/infrastructure/pdf/pdf-sheet.js',
  'money-sheet': 'dist/modules/commerce/infrastructure/papers/money-sheet.js',
};

// The programs of an operator.
await bundle(
  {
    prepare: 'dist/prepare.js',
    'create-user': 'dist/create-user.js',
    audit: 'dist/audit.js',
    scrub: 'dist/scrub.js',
    ...PAPERS,
  },
  {
    format: 'esm',
    // Decorators need reflect-metadata before anything else; splitting must not change the order of evaluation.
    strictExecutionOrder: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  },
);

// The server, of which many processes are started: what every start needs is one script, for `runCompiled`.
const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
const asScript: Plugin = {
  name: 'as-script',
  resolveDynamicImport: (specifier) => {
    const paper = Object.keys(PAPERS).find((name) => String(specifier).endsWith(`/${name}.js`));
    return paper ? { id: `./${paper}.js`, external: 'relative' } : null;
  },
  // Not earlier: removing the comments writes every string anew.
  generateBundle: (_options, files) => {
    for (const file of Object.values(files)) {
      if (file.type !== 'chunk') continue;
      file.code = file.code.replace(/[^\0-\x7f]/g, escaped);
      if (!file.isEntry) continue;
      // A script has no import() of its own; `runCompiled` hands it one. What Nest looks for at every start is absent
      // on purpose: Node's loader of modules would be begun to find that out.
      const code = Object.keys(LATER)
        .reduce(chunkWhenUsed, packagesWhenUsed(file.code))
        .replace(/\bimport\("@nestjs\/(microservices|websockets)\b[^)]*\)/g, 'Promise.reject()')
        .replace(/\bimport\(/g, '__import(');
      file.code = `(function (require, exports, __filename, __import) {${code}\n})`;
    }
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
const server = files.find((file) => file.type === 'chunk' && file.isEntry);
if (!server) throw new Error('The bundler made no server.');
// A script as well: Node's loader of modules is not even begun.
await bundle(
  { 'run-compiled': 'dist/run-compiled.js' },
  { format: 'cjs', entryFileNames: '[name].cjs', sourcemap: false },
);
writeFileSync(
  `${FOLDER}/main.cjs`,
  `require('./run-compiled.cjs').runCompiled('${server.fileName}', process.env.ROLES ?? '');\n`,
);
