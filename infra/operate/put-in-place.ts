import { existsSync, mkdirSync, renameSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Moves what is whole from a draft into the data directory, and what was there aside: all of it, or nothing.
 * @returns where that is now; nothing when nothing was there
 */
export function putInPlace(names: string[], draft: string, dataDir: string): string | undefined {
  const at = new Date().toISOString().slice(0, -1).replaceAll(':', '-');
  const aside = join(dataDir, `before-restore-${at}`);
  const back: (() => void)[] = [];
  const move = (from: string, to: string): void => {
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
      move(join(draft, name), target);
    }
  } catch (error) {
    for (const undo of back) undo();
    if (existsSync(aside)) rmdirSync(aside);
    throw error;
  }
  return existsSync(aside) ? aside : undefined;
}
