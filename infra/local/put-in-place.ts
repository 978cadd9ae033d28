import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from './plain-error.ts';

/** What a killed restore leaves in the data directory. */
export const RESTORE = {
  /** A copy in progress: worthless. */
  draft: 'restore.new',
  /** Exists while an external database is being loaded and until all is in place: it may be newer than the files. */
  loading: 'restore.loading',
  /** What still has to be moved into place, in a folder named after the time. */
  ready: 'restore.ready',
};

/** Prefix of the folder with the data from before a restore, followed by the time. */
export const ASIDE = 'before-restore-';

/**
 * Moves a complete draft into the data directory, and the old data aside: all or nothing. If it is killed,
 * `finishRestore` completes it.
 * @returns the folder of the old data; nothing if there was none
 */
export function putInPlace(names: string[], draft: string, dataDir: string): string | undefined {
  const ready = join(dataDir, RESTORE.ready);
  const at = new Date().toISOString().slice(0, -1).replaceAll(':', '-');
  mkdirSync(ready, { recursive: true, mode: 0o700 });
  // The commit point: from here on the restore will be completed, before it had no effect.
  renameSync(draft, join(ready, at));
  try {
    return swap(names, at, dataDir);
  } catch (error) {
    renameSync(join(ready, at), draft);
    rmdirSync(ready);
    throw error;
  }
}

/** Completes a restore that was killed. @returns as `putInPlace` */
export function finishRestore(dataDir: string): string | undefined {
  const ready = join(dataDir, RESTORE.ready);
  if (!existsSync(ready)) return undefined;
  const [at] = readdirSync(ready);
  if (at !== undefined) return swap(readdirSync(join(ready, at)), at, dataDir);
  rmdirSync(ready);
  return undefined;
}

/** @throws PlainError when a restore is incomplete: the data may be inconsistent */
export function assertRestored(dataDir: string): void {
  if (existsSync(join(dataDir, RESTORE.ready)))
    throw new PlainError('A restore was cut off before its end. make start does the rest of it.');
  if (existsSync(join(dataDir, RESTORE.loading)))
    throw new PlainError(
      'A restore was cut off while it loaded the database. Restore once more: make restore FROM=...',
    );
}

function swap(names: string[], at: string, dataDir: string): string | undefined {
  const ready = join(dataDir, RESTORE.ready, at);
  const aside = join(dataDir, `${ASIDE}${at}`);
  const back: (() => void)[] = [];
  const move = (from: string, to: string): void => {
    // A rename would silently replace it.
    if (existsSync(to)) throw new PlainError(`${to} is in the way of a restore: move it away.`);
    renameSync(from, to);
    back.unshift(() => renameSync(to, from));
  };
  try {
    for (const name of names) {
      const target = join(dataDir, name);
      if (existsSync(target)) {
        mkdirSync(aside, { recursive: true, mode: 0o700 });
        move(target, join(aside, name));
      }
      move(join(ready, name), target);
    }
  } catch (error) {
    for (const undo of back) undo();
    if (existsSync(aside) && readdirSync(aside).length === 0) rmdirSync(aside);
    throw error;
  }
  // First, because an empty folder of what is ready may also be that of a restore that was killed before its commit.
  rmSync(join(dataDir, RESTORE.loading), { recursive: true, force: true });
  rmdirSync(ready);
  rmdirSync(join(dataDir, RESTORE.ready));
  return existsSync(aside) ? aside : undefined;
}
