import { rolldown } from 'rolldown';
import { OUTSIDE } from './outside-the-bundle.ts';

// Asked for inside try/catch by Nest, the ORM and drivers; absent on purpose.
const OPTIONAL = [
  /^@nestjs\/(microservices|websockets|platform-fastify)(\/|$)/,
  /^class-(transformer|validator)(\/|$)/,
  /^@fastify\//,
  /^pg-native$/,
];

// Puts every entry and its npm packages into a few files: reading thousands of small modules is most
// of the time a Nest process takes to start. A program of its own, run in the backend after tsc.

const build = await rolldown({
  input: {
    main: 'dist/main.js',
    prepare: 'dist/prepare.js',
    'create-user': 'dist/create-user.js',
    audit: 'dist/audit.js',
    scrub: 'dist/scrub.js',
  },
  platform: 'node',
  external: [...OUTSIDE, ...OPTIONAL],
  onLog: (level, log, next) => {
    if (log.code !== 'EVAL' && log.code !== 'CIRCULAR_DEPENDENCY') next(level, log);
  },
});
await build.write({
  dir: 'dist/bundle',
  format: 'esm',
  // Class names are part of the application: injected types and mapped entities go by them.
  keepNames: true,
  // Decorators need reflect-metadata before anything else; splitting must not change the order of evaluation.
  strictExecutionOrder: true,
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
  comments: false,
  // For reading a stack afterwards; the server itself does not load them.
  sourcemap: true,
});
await build.close();
