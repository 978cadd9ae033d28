import pg from 'pg';
import { startPostgres, type Postgres } from './postgres.ts';

const OWNER = 'lectern';

export interface DatabaseServer extends Postgres {
  adminUrl: string;
  /** Connects as the role the application uses: owner of its database, no superuser. */
  applicationUrl: string;
}

/** A running PostgreSQL with the application's role and database in it. */
export async function startDatabase(options: {
  dir: string;
  adminPassword: string;
  password: string;
  durable?: boolean;
}): Promise<DatabaseServer> {
  const { dir, adminPassword, password, durable = true } = options;
  const server = await startPostgres({ dir, password: adminPassword, durable });
  const adminUrl = server.url('postgres', adminPassword, 'postgres');
  try {
    await prepareOwner(adminUrl, password);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { ...server, adminUrl, applicationUrl: server.url(OWNER, password, OWNER) };
}

async function prepareOwner(adminUrl: string, password: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    const roles = await admin.query('select from pg_roles where rolname = $1', [OWNER]);
    if (roles.rowCount === 0) {
      await admin.query(`create role ${OWNER} login password ${pg.escapeLiteral(password)}`);
      await admin.query(`grant pg_monitor to ${OWNER}`);
    }
    const found = await admin.query('select from pg_database where datname = $1', [OWNER]);
    if (found.rowCount === 0) await admin.query(`create database ${OWNER} owner ${OWNER}`);
  } finally {
    await admin.end();
  }
}
