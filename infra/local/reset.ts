import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lock } from './lock.ts';
import { PlainError } from './plain-error.ts';
import { endLeftover } from './database/postgres-leftover.ts';
import { ASIDE, RESTORE } from './put-in-place.ts';
import { run } from './run.ts';
import { say } from './say.ts';
import { readSettings } from './settings.ts';

// Only what the launcher and the application created: DATA_DIR may contain other things.
const OURS = [
  'postgres',
  // Left by a first start that was killed while creating the database.
  'postgres.new',
  'postgres.password',
  'postgres.log',
  // Its older lines (short-logs.ts).
  'postgres.log.1',
  'files',
  'mail',
  'transcoding',
  'work',
  'logs',
  'cache',
  'secrets.json',
  // Left by a start that was killed while writing it.
  'secrets.json.new',
  // Left by a killed restore.
  ...Object.values(RESTORE),
];

await run(async () => {
  const { dataDir } = readSettings(process.env);
  refuseHalf();
  if (!existsSync(dataDir)) throw new PlainError(`Nothing to reset: ${dataDir} does not exist.`);
  await lock(dataDir, '');
  await endLeftover(join(dataDir, 'postgres'));
  for (const name of OURS) rmSync(join(dataDir, name), { recursive: true, force: true });
  say(`Deleted the data in ${dataDir}. The next make start begins anew.`);
  const aside = readdirSync(dataDir).filter((name) => name.startsWith(ASIDE));
  if (aside.length > 0)
    say(`What restores put aside is still there, with all its data: ${aside.join(', ')}.`);
});

/** Rows without their files are worse than both or neither; external services are the operator's to empty. */
function refuseHalf(): void {
  const theirs = ['DATABASE_URL', 'S3_ENDPOINT'].filter((name) => process.env[name]);
  if (theirs.length === 0) return;
  throw new PlainError(
    `Nothing was deleted: what lies behind ${theirs.join(' and ')} would stay, without the rest. ` +
      'Empty it by hand (the database with dropdb and createdb, the bucket with a tool of the store), ' +
      `then delete the rest: make reset ${theirs.map((name) => `${name}=`).join(' ')}`,
  );
}
