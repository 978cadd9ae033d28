import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { isRunning, lock } from '../local/lock.ts';
import { say } from '../local/say.ts';
import { PlainError } from '../local/plain-error.ts';
import { assertRestored } from '../local/put-in-place.ts';
import { readSettings, ROOT } from '../local/settings.ts';
import { copyTree } from './copy-tree.ts';
import { dump } from './external-database.ts';
import { withDatabase } from './installation.ts';
import { MANIFEST, type Manifest } from './manifest.ts';
import { copyCluster } from './physical-copy.ts';
import { contentsOf } from './whole-backup.ts';
import { run } from '../local/run.ts';

// Copies database, files and secrets to a new folder, while everything is running.

const DRAFT = /^lectern-\d{4}-\d\d-\d\dT[\d-]+\.new$/;

await run(async () => {
  const settings = readSettings(process.env);
  const { dataDir, databaseUrl } = settings;
  assertRestored(dataDir);
  const at = new Date().toISOString();
  const name = `lectern-${at.slice(0, 19).replaceAll(':', '-')}`;
  const backups = resolve(ROOT, process.env['BACKUP_DIR'] || 'backups');
  const target = join(backups, name);
  const draft = `${target}.new`;
  if (existsSync(target)) throw new PlainError(`${target} exists already.`);
  await removeOldDrafts(backups);
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  await lock(draft, '');
  try {
    const files = join(dataDir, 'files');
    // Not existsSync: a link to an unavailable disk must count, so that it is reported.
    const keepsFiles =
      !process.env['S3_ENDPOINT'] && lstatSync(files, { throwIfNoEntry: false }) !== undefined;
    // Copied before the database, so that files of its rows are included even if they are deleted meanwhile, and again
    // after it for new or grown files: a playlist may be newer than the database, as after a crash, but never older.
    if (keepsFiles) copyTree(files, join(draft, 'files'));
    const version = await withDatabase(settings, ({ url, adminUrl }) =>
      adminUrl
        ? copyCluster(adminUrl, join(dataDir, 'postgres'), join(draft, 'postgres'))
        : dump(url, join(draft, 'database.dump')),
    );
    if (keepsFiles) copyTree(files, join(draft, 'files'));
    if (existsSync(join(dataDir, 'secrets.json')))
      copyFileSync(join(dataDir, 'secrets.json'), join(draft, 'secrets.json'));
    const contents = contentsOf(draft);
    const manifest: Manifest = {
      at,
      kind: databaseUrl ? 'dump' : 'cluster',
      postgres: version,
      release: (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string })
        .version,
      contents,
    };
    writeFileSync(join(draft, MANIFEST), JSON.stringify(manifest, null, 2));
    renameSync(draft, target);
    say(`Backup of PostgreSQL ${version}, ${contents.files} files in all: ${target}`);
    say(
      'It holds the secrets too: keep it where only you can read it, and not on this machine alone.',
    );
    if (process.env['S3_ENDPOINT'])
      say(
        'Files are in your S3 store and are not in it: docs/ops/backup.md says how to keep them.',
      );
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
});

/** Removes drafts of interrupted backups, for example by Ctrl-C; a backup in progress holds its draft's lock. */
async function removeOldDrafts(backups: string): Promise<void> {
  const names = existsSync(backups) ? readdirSync(backups) : [];
  for (const name of names.filter((one) => DRAFT.test(one))) {
    const draft = join(backups, name);
    // It may have been completed meanwhile.
    if (!existsSync(draft) || (await isRunning(draft))) continue;
    rmSync(draft, { recursive: true, force: true });
    say(`Removed ${draft}, which a backup left that was cut off.`);
  }
}
