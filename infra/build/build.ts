import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fingerprint } from './fingerprint.ts';
import { PlainError } from '../local/plain-error.ts';
import { ROOT } from '../local/settings.ts';

interface Part {
  name: string;
  dist: string;
  sources: string[];
  build: () => Promise<void>;
}

const backend = join(ROOT, 'backend');
const frontend = join(ROOT, 'frontend');
const common = [
  ...[join(ROOT, 'package-lock.json'), join(ROOT, 'tsconfig.json'), import.meta.filename],
  join(import.meta.dirname, 'change-packages.ts'),
];

const bundling = [
  'bundle.ts',
  'created-at-once.ts',
  'lighter-packages.ts',
  'loaded-when-used.ts',
  'outside-the-bundle.ts',
  'schemas-when-used.ts',
].map((name) => join(import.meta.dirname, name));

const SERVER: Part = {
  name: 'server',
  dist: join(backend, 'dist'),
  sources: [backend, ...bundling, ...common],
  build: async () => {
    await runTool('tsc', ['-p', 'tsconfig.build.json'], backend);
    // In a child process: the bundler takes hundreds of megabytes, which a launcher would keep for days.
    await run(process.execPath, [join(import.meta.dirname, 'bundle.ts')], backend);
  },
};

const CLIENT: Part = {
  name: 'client',
  dist: join(frontend, 'dist'),
  sources: [frontend, ...common],
  build: () => runTool('vite', ['build', '--logLevel', 'warn'], frontend),
};

const PARTS = [SERVER, CLIENT];

/** Builds what is older than its sources; takes a few milliseconds when nothing is. */
export async function buildIfStale(
  say: (line: string) => void,
  names = PARTS.map((part) => part.name),
): Promise<void> {
  const wanted = PARTS.filter((part) => names.includes(part.name));
  const stale = wanted.filter(isStale);
  if (stale.length === 0) return;
  say(`Building the ${stale.map((part) => part.name).join(' and the ')} ...`);
  await Promise.all(stale.map(rebuild));
}

/** Identifies the current build of the server. */
export const builtServer = (): string | undefined => stampOf(SERVER);

/** Whether the server's sources have changed since its build. */
export const isServerStale = (): boolean => isStale(SERVER);

async function rebuild(part: Part): Promise<void> {
  // Taken before the build: a file saved meanwhile makes the next start build again.
  const built = fingerprint(part.sources);
  rmSync(part.dist, { recursive: true, force: true });
  await part.build();
  mkdirSync(part.dist, { recursive: true });
  writeFileSync(stampFile(part), built);
}

const isStale = (part: Part): boolean => stampOf(part) !== fingerprint(part.sources);

const stampFile = (part: Part): string => join(part.dist, '.built');

function stampOf(part: Part): string | undefined {
  return existsSync(stampFile(part)) ? readFileSync(stampFile(part), 'utf8') : undefined;
}

const runTool = (name: string, args: string[], cwd: string): Promise<void> =>
  run(join(ROOT, 'node_modules/.bin', name), args, cwd);

/** Runs a program; on failure rejects with its output. */
function run(program: string, args: string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new PlainError(`${basename(program)} failed (${code}):\n${output.trim()}`));
    });
  });
}
