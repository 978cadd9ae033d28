import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from './plain-error.ts';

/** What a restore that was killed leaves in the data directory. */
export const RESTORE = {
  /** A copy under way: worth nothing. */
  draft: 'restore.new',
  /** There from before a database of one's own is loaded until all is in place: it may be ahead of the files. */
  loading: 'restore.loading',
  /** What still has to be put in place, in a folder named after the time. */
  ready: 'restore.ready',
};

/** What was there before a restore is in a folder of this name and the time. */
export const ASIDE = 'before-restore-';

/**
 * Moves what is whole from a draft into the data directory, and what was there aside: all of it, or nothing. Of one
 * that is killed, `finishRestore` does the rest.
 * @returns where that is now; nothing when nothing was there
 */
export function putInPlace(names: string[], draft: string, dataDir: string): string | undefined {
  const ready = join(dataDir, RESTORE.ready);
  const at = new Date().toISOString().slice(0, -1).replaceAll(':', '-');
  mkdirSync(ready, { recursive: true, mode: 0o700 });
  // From here on it is finished, before it was nothing.
  renameSync(draft, join(ready, at));
  try {
    return swap(names, at, dataDir);
  } catch (error) {
    renameSync(join(ready, at), draft);
    rmdirSync(ready);
    throw error;
  }
}

/** Puts in place what a restore that was killed did not come to. @returns as `putInPlace` */
export function finishRestore(dataDir: string): string | undefined {
  const ready = join(dataDir, RESTORE.ready);
  if (!existsSync(ready)) return undefined;
  const [at] = readdirSync(ready);
  if (at !== undefined) return swap(readdirSync(join(ready, at)), at, dataDir);
  rmdirSync(ready);
  return undefined;
}

/** @throws PlainError where a restore has begun and not ended: what is there may not fit together */
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
    // A rename would do away with it without a word.
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
  rmdirSync(ready);
  rmSync(join(dataDir, RESTORE.loading), { recursive: true, force: true });
  rmdirSync(join(dataDir, RESTORE.ready));
  return existsSync(aside) ? aside : undefined;
}
