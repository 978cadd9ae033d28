import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lock } from '../local/lock.ts';
import { PlainError } from '../local/plain-error.ts';
import { endLeftover } from '../local/database/postgres-leftover.ts';
import { say } from '../local/say.ts';
import { readSettings, ROOT } from '../local/settings.ts';
import { copyTree } from './copy-tree.ts';
import { assertLoadable, load } from './external-database.ts';
import { assertRunnable } from './physical-copy.ts';
import { readWhole } from './whole-backup.ts';
import { finishRestore, putInPlace, RESTORE } from '../local/put-in-place.ts';
import { run } from '../local/run.ts';

// Restores a backup. The old data is moved aside, not deleted, and stays in place until everything that may fail is
// done: copying the backup, and loading an external database.

await run(async () => {
  const from = process.argv[2] && resolve(ROOT, process.argv[2]);
  if (!from) throw new PlainError('Which backup? make restore FROM=backups/lectern-<date>');
  if (!existsSync(from)) throw new PlainError(`There is no backup at ${from}.`);
  const manifest = readWhole(from);
  const { dataDir, databaseUrl } = readSettings(process.env);
  if ((manifest.kind === 'dump') !== (databaseUrl !== undefined))
    throw new PlainError(
      manifest.kind === 'dump'
        ? 'This is the dump of a database of your own: set DATABASE_URL to an empty one.'
        : 'This is a copy of the PostgreSQL that comes along: restore it without DATABASE_URL.',
    );
  if (databaseUrl) await assertLoadable(databaseUrl, manifest.postgres);
  else await assertRunnable(manifest);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Fails while the product is running.
  const release = await lock(dataDir, '');
  if (!databaseUrl) await endLeftover(join(dataDir, 'postgres'));
  const names = ['postgres', 'files', 'secrets.json'].filter((name) =>
    existsSync(join(from, name)),
  );
  const earlier = finishRestore(dataDir);
  if (earlier)
    say(`Did the rest of a restore that was cut off; what it replaced is in ${earlier}.`);
  const draft = join(dataDir, RESTORE.draft);
  let untouched = `What is in ${dataDir} is as it was.`;
  let aside: string | undefined;
  try {
    // Left by a killed restore.
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    for (const name of names) copyTree(join(from, name), join(draft, name));
    if (databaseUrl) {
      loadMarked(databaseUrl, join(from, 'database.dump'), join(dataDir, RESTORE.loading));
      untouched += ' The database is restored already: restore once more when that is mended.';
    }
    aside = putInPlace(names, draft, dataDir);
  } catch (error) {
    throw new PlainError(`${(error as Error).message}\n${untouched}`);
  } finally {
    rmSync(draft, { recursive: true, force: true });
    release();
  }
  say(`Restored what was saved at ${manifest.at}. make start brings it up to date and runs it.`);
  if (aside) say(`What was there before is in ${aside}; delete it when all is well.`);
});

/** Loads all or nothing; a marker exists while files and database may be inconsistent. */
function loadMarked(url: string, dump: string, mark: string): void {
  // A marker from an earlier failure stays if this one fails, too: the database may hold what was loaded then.
  const isNew = mkdirSync(mark, { recursive: true }) !== undefined;
  try {
    load(url, dump);
  } catch (error) {
    if (isNew) rmSync(mark, { recursive: true });
    throw error;
  }
}
