import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = /^(node_modules|dist|test|bench|e2e|testing|coverage)$|\.(int-)?spec\.tsx?$|^\./;

/**
 * Detects in milliseconds whether anything in the given files and folders changed, by names, sizes and times. Compared
 * for equality, not for "newer", so that checking out an older commit counts too.
 */
export function fingerprint(paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) add(path);
  return hash.digest('hex');

  function add(path: string): void {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) return;
    if (!stat.isDirectory()) {
      hash.update(`${path}\n${stat.size}\n${stat.mtimeMs}\n`);
      return;
    }
    for (const name of readdirSync(path).sort()) if (!SKIPPED.test(name)) add(join(path, name));
  }
}
