import { existsSync } from 'node:fs';
import { aptInstall, onPath } from '../services/apt.ts';
import { missingPostgres } from './postgres-of-debian.ts';

const NAME = 'The distributed shape';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const PACKAGES: Readonly<Record<string, string[]>> = {
  nginx: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  'redis-server': ['redis-server'],
  'redis-cli': ['redis-tools'],
  'swift-proxy-server': [
    'swift-proxy',
    'swift-account',
    'swift-container',
    'swift-object',
    'memcached',
  ],
  ffmpeg: ['ffmpeg'],
};

/** Installs the shape's programs from the distribution; returns the reason if it cannot run. */
export function missingForTheShape(): string | undefined {
  const wanted = Object.entries(PACKAGES).flatMap(([program, packages]) =>
    isThere(program) ? [] : packages,
  );
  const reason = wanted.length > 0 ? aptInstall(wanted) : undefined;
  const problem =
    reason ??
    missingPostgres() ??
    (process.getuid?.() === 0 ? undefined : 'its S3 server needs root');
  return problem && `${NAME} (nginx, PostgreSQL, Redis, S3): ${problem}.`;
}

/** An nginx by itself lacks the module that its configuration loads. */
function isThere(program: string): boolean {
  if (program === 'nginx' && !existsSync(BROTLI)) return false;
  return onPath(program) !== undefined || onPath(`../sbin/${program}`) !== undefined;
}
