import type { INestApplication } from '@nestjs/common';
import type { Config } from '../platform/infrastructure/config/config.js';
import { Database } from '../platform/infrastructure/database/database.js';
import { migrate } from '../platform/infrastructure/database/migrate.js';
import { gatherSupplies } from './demo/demo-supplies.js';
import { seedDemoWorld } from './demo/seed.js';
import { migrations } from './migrations.js';

/**
 * Does the work of the preparing program in a process that serves afterwards, so that the application is loaded only
 * once, and does what needs no database before there is one.
 */
export async function prepare(
  app: INestApplication,
  config: Config,
  databaseIsThere: Promise<unknown>,
): Promise<void> {
  const fill = async (): Promise<void> => {
    await databaseIsThere;
    await Promise.all([migrate(config.get('DATABASE_URL'), migrations), app.init()]);
  };
  if (!config.get('DEMO_WORLD')) return fill();
  // Creates the ORM.
  void app.get(Database).orm;
  const [supplies] = await Promise.all([gatherSupplies(app), fill()]);
  await seedDemoWorld(app, () => Promise.resolve(supplies));
}
