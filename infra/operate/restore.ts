import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lock } from '../local/lock.ts';
import { PlainError } from '../local/plain-error.ts';
import { say } from '../local/say.ts';
import { readSettings, ROOT } from '../local/settings.ts';
import { copyTree } from './copy-tree.ts';
import { load } from './external-database.ts';
import { MANIFEST, type Manifest } from './manifest.ts';
import { run } from '../local/run.ts';

// Puts a backup in the place of the data. What was there is moved aside, not deleted.

await run(async () => {
  const from = process.argv[2] && resolve(ROOT, process.argv[2]);
  if (!from || !existsSync(join(from, MANIFEST)))
    throw new PlainError('Which backup? make restore FROM=backups/lectern-<date>');
  const manifest = JSON.parse(readFileSync(join(from, MANIFEST), 'utf8')) as Manifest;
  const { dataDir, databaseUrl } = readSettings(process.env);
  if ((manifest.kind === 'dump') !== (databaseUrl !== undefined))
    throw new PlainError(
      manifest.kind === 'dump'
        ? 'This is the dump of a database of your own: set DATABASE_URL to an empty one.'
        : 'This is a copy of the PostgreSQL that comes along: restore it without DATABASE_URL.',
    );
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Fails while the product runs.
  const release = await lock(dataDir, '');
  const aside = join(
    dataDir,
    `before-restore-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`,
  );
  for (const name of ['postgres', 'files', 'secrets.json']) {
    const source = join(from, name);
    const target = join(dataDir, name);
    if (!existsSync(source)) continue;
    if (existsSync(target)) {
      mkdirSync(aside, { recursive: true, mode: 0o700 });
      renameSync(target, join(aside, name));
    }
    copyTree(source, target);
  }
  if (databaseUrl) await load(databaseUrl, join(from, 'database.dump'));
  release();
  say(`Restored what was saved at ${manifest.at}. make start brings it up to date and runs it.`);
  if (existsSync(aside)) say(`What was there before is in ${aside}; delete it when all is well.`);
});
