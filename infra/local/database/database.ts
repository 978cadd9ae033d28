import pg from 'pg';
import type { HeldPort } from '../ports.ts';
import { startPostgres, type Postgres, urlAt } from './postgres.ts';

const OWNER = 'lectern';

export interface DatabaseServer extends Postgres {
  adminUrl: string;
  /** The URL for the application's role, which owns its database and is no superuser. */
  applicationUrl: string;
  /**
   * The latest value of `notePrepared`. It is stored as the database's comment, so that a restored copy includes it.
   */
  preparedBy: string | null;
  notePrepared(by: string): Promise<void>;
}

/** Known before the server runs. */
export const applicationUrlAt = (port: number, password: string): string =>
  urlAt(port, OWNER, password, OWNER);

/** A running PostgreSQL with the application's role and database. */
export async function startDatabase(options: {
  dir: string;
  adminPassword: string;
  password: string;
  durable?: boolean;
  place?: HeldPort;
}): Promise<DatabaseServer> {
  const { adminPassword, password, ...rest } = options;
  const server = await startPostgres({ ...rest, password: adminPassword });
  const adminUrl = server.url('postgres', adminPassword, 'postgres');
  try {
    const preparedBy = await asAdmin(adminUrl, (admin) => prepareOwner(admin, password));
    const notePrepared = (by: string): Promise<void> =>
      asAdmin(adminUrl, async (admin) => {
        await admin.query(`comment on database ${OWNER} is ${pg.escapeLiteral(by)}`);
      });
    const applicationUrl = server.url(OWNER, password, OWNER);
    return { ...server, adminUrl, applicationUrl, preparedBy, notePrepared };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function asAdmin<T>(adminUrl: string, act: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    return await act(admin);
  } finally {
    await admin.end();
  }
}

async function prepareOwner(admin: pg.Client, password: string): Promise<string | null> {
  const roles = await admin.query('select from pg_roles where rolname = $1', [OWNER]);
  if (roles.rowCount === 0) {
    await admin.query(`create role ${OWNER} login password ${pg.escapeLiteral(password)}`);
    await admin.query(`grant pg_monitor to ${OWNER}`);
  }
  const found = await admin.query<{ comment: string | null }>(
    "select shobj_description(oid, 'pg_database') as comment from pg_database where datname = $1",
    [OWNER],
  );
  if (found.rowCount === 0) await admin.query(`create database ${OWNER} owner ${OWNER}`);
  return found.rows[0]?.comment ?? null;
}
