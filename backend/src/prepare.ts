import 'reflect-metadata';
import { migrations } from './app/migrations.js';
import { persistence } from './app/persistence.js';
import { run } from './app/run.js';
import { Config } from './platform/infrastructure/config/config.js';
import {
  migrate,
  migrationStatus,
  schemaDrift,
} from './platform/infrastructure/database/migrate.js';

// Migrates the database and, if the settings ask for it, seeds the demo world once. With --check-drift it then fails
// unless migrations and mappings agree. With --status it only prints the state of the migrations.

await run(async () => {
  const config = Config.read(process.env);
  const url = config.get('DATABASE_URL');
  if (process.argv.includes('--status')) {
    const { done, pending } = await migrationStatus(url, migrations);
    const lines = [
      ...done.map((name) => `done     ${name}`),
      ...pending.map((n) => `pending  ${n}`),
    ];
    process.stdout.write(`${lines.join('\n')}\n${done.length} done, ${pending.length} pending\n`);
    process.exit(pending.length > 0 ? 3 : 0);
  }
  // A launcher passes it on at once; what is written it keeps for a failure.
  const tell = (line: string) =>
    process.send ? process.send(line) : process.stderr.write(`${line}\n`);
  await migrate(url, migrations, tell);
  if (process.argv.includes('--check-drift')) {
    const drift = await schemaDrift(url, persistence);
    if (drift.trim() !== '')
      throw new Error(`The mappings want what no migration makes:\n${drift}`);
  } else if (config.get('DEMO_WORLD')) {
    const { seedAlone } = await import('./app/demo/seed-alone.js');
    await seedAlone(config);
  }
  process.exit(0);
});
