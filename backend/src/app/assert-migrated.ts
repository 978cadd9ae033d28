import { migrationStatus } from '../platform/infrastructure/database/migrate.js';
import { migrations } from './migrations.js';
import { PlainError } from './run.js';

/** For programs that look at the tables of this release. @throws PlainError while migrations are pending */
export async function assertMigrated(url: string): Promise<void> {
  const { pending } = await migrationStatus(url, migrations);
  if (pending.length > 0)
    throw new PlainError(
      `${pending.length} migrations of this release are pending. Start it once, or audit with the release before.`,
    );
}
