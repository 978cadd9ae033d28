import {
  chownSync,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  type Stats,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../local/plain-error.ts';

/**
 * Copies a folder in use: files deleted meanwhile are skipped. Files from an earlier copy are kept, except playlists,
 * which are rewritten while their video grows, and files whose size changed. The folder itself may be a link, for
 * example to a larger disk.
 * @throws PlainError for a link or socket inside, and for a broken link in its place, because the copy would be
 * incomplete
 * @param skip tells whether to skip a path relative to the folder
 */
export function copyTree(from: string, to: string, skip = (_path: string): boolean => false): void {
  const walk = (path: string): void => {
    const source = join(from, path);
    const target = join(to, path);
    const stat = path === '' ? ledTo(source) : lstatSync(source, { throwIfNoEntry: false });
    if (!stat || skip(path)) return;
    if (stat.isDirectory()) {
      mkdirSync(target, { recursive: true, mode: stat.mode });
      keepOwner(target, stat);
      for (const name of inOrder(source)) walk(path === '' ? name : `${path}/${name}`);
    } else if (stat.isFile()) {
      const before = lstatSync(target, { throwIfNoEntry: false });
      if (before?.size === stat.size && !isPlaylist(path)) return;
      if (!unlessGone(() => copyFileSync(source, target))) return;
      keepOwner(target, stat);
    } else {
      throw new PlainError(
        `${source} is neither a file nor a folder, and the copy would lack what it stands for. ` +
          'Put the folder itself in the place of a link.',
      );
    }
  };
  walk('');
}

/** The metadata of the path, or of a link's target. */
function ledTo(path: string): Stats | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat && lstatSync(path, { throwIfNoEntry: false }))
    throw new PlainError(`${path} is a link that leads nowhere. Is its disk there?`);
  return stat;
}

const isPlaylist = (path: string): boolean => path.endsWith('.m3u8');

/**
 * Playlists first, then the folder is listed again: a segment is stored before a playlist lists it, so every segment in
 * a copied playlist is found, even while the video grows.
 */
function* inOrder(folder: string): Generator<string> {
  const names = namesIn(folder);
  const playlists = names.filter(isPlaylist);
  yield* playlists;
  yield* playlists.length === 0 ? names : namesIn(folder).filter((name) => !isPlaylist(name));
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
