import 'reflect-metadata';
import { run } from './app/run.js';
import { createApp } from './app/server.js';
import { CatalogApi } from './modules/catalog/contract.js';
import { Config } from './platform/infrastructure/config/config.js';
import { createLog } from './platform/infrastructure/logging/log.js';

// Compares the store of media and photos with the database: files without a reference for a day, and missing ones. With
// --remove it deletes the former. Exits with 1 if any file is missing.

await run(async () => {
  const config = Config.read({ LOG_LEVEL: 'warn', ...process.env, ROLES: 'api' });
  const app = await createApp(config, createLog(config));
  await app.init();
  const remove = process.argv.includes('--remove');
  const { orphans, missing } = await app.get(CatalogApi).scrubMedia({ remove });
  await app.close();
  for (const key of orphans) process.stdout.write(`${remove ? 'removed' : 'orphan '}  ${key}\n`);
  for (const key of missing) process.stdout.write(`missing  ${key}\n`);
  process.stdout.write(`${orphans.length} without an owner, ${missing.length} missing\n`);
  process.exit(missing.length > 0 ? 1 : 0);
});
