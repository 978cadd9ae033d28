import {
  chownSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  type Stats,
} from 'node:fs';
import { join } from 'node:path';

export interface Copied {
  files: number;
  bytes: number;
}

/**
 * Copies a folder that is in use: what vanishes meanwhile is left out, what is there already stays.
 * @param skip says of a path, seen from the folder, that it is not wanted
 */
export function copyTree(
  from: string,
  to: string,
  skip = (_path: string): boolean => false,
): Copied {
  const copied: Copied = { files: 0, bytes: 0 };
  const walk = (path: string): void => {
    const source = join(from, path);
    const target = join(to, path);
    const stat = lstatSync(source, { throwIfNoEntry: false });
    if (!stat || skip(path)) return;
    if (stat.isDirectory()) {
      mkdirSync(target, { recursive: true, mode: stat.mode });
      keepOwner(target, stat);
      for (const name of namesIn(source)) walk(path === '' ? name : `${path}/${name}`);
    } else if (stat.isFile() && !existsSync(target)) {
      if (!unlessGone(() => copyFileSync(source, target))) return;
      keepOwner(target, stat);
      copied.files += 1;
      copied.bytes += stat.size;
    }
  };
  walk('');
  return copied;
}

const namesIn = (folder: string): string[] => {
  let names: string[] = [];
  unlessGone(() => (names = readdirSync(folder)));
  return names;
};

function keepOwner(path: string, { uid, gid }: Stats): void {
  if (process.getuid?.() === 0) chownSync(path, uid, gid);
}

function unlessGone(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
