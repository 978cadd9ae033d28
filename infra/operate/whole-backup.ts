import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../local/plain-error.ts';
import { MANIFEST, type Contents, type Manifest } from './manifest.ts';

/** All that a backup may consist of; anything else beside it is not ours. */
const PARTS = ['postgres', 'database.dump', 'files', 'secrets.json'];
const NEEDED = { cluster: ['postgres/PG_VERSION', 'secrets.json'], dump: ['database.dump'] };

/**
 * Reads what a backup says of itself.
 * @throws PlainError unless all that was saved is still there; content that was changed in place is not noticed
 */
export function readWhole(from: string): Manifest {
  const manifest = read(from);
  const lacks = NEEDED[manifest.kind].filter((path) => !existsSync(join(from, path)));
  if (lacks.length > 0) throw new PlainError(`${from} lacks ${lacks.join(' and ')}. ${ANOTHER}`);
  const { contents: saved } = manifest;
  const there = contentsOf(from);
  if (saved && (saved.files !== there.files || saved.bytes !== there.bytes))
    throw new PlainError(
      `${from} is not what was saved: ${told(saved)} then, ${told(there)} now. ${ANOTHER}`,
    );
  return manifest;
}

const ANOTHER = 'Take another backup.';

const told = ({ files, bytes }: Contents): string => `${files} files of ${bytes} bytes`;

/** Counts what a backup consists of. */
export function contentsOf(backup: string): Contents {
  const contents = { files: 0, bytes: 0 };
  const count = (path: string): void => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat?.isDirectory()) for (const name of readdirSync(path)) count(join(path, name));
    if (!stat?.isFile()) return;
    contents.files += 1;
    contents.bytes += stat.size;
  };
  for (const part of PARTS) count(join(backup, part));
  return contents;
}

function read(from: string): Manifest {
  const file = join(from, MANIFEST);
  if (!existsSync(file))
    throw new PlainError(
      `${from} is no whole backup: it has no ${MANIFEST}, which is written last.`,
    );
  try {
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    if (manifest.kind in NEEDED && /^\d/.test(manifest.postgres)) return manifest;
  } catch {
    // Told below.
  }
  throw new PlainError(`${file} is damaged. ${ANOTHER}`);
}
