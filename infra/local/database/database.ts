import pg from 'pg';
import type { HeldPort } from '../ports.ts';
import { PlainError } from '../plain-error.ts';
import { startPostgres, type Postgres, urlAt } from './postgres.ts';

const OWNER = 'lectern';
const WRONG_PASSWORD = '28P01';
const OTHER_SECRETS =
  'The database does not know the passwords in secrets.json. Put back the file it was made with; each backup has it.';

export interface DatabaseServer extends Postgres {
  /** For the superuser, in the application's database. */
  adminUrl: string;
  /** The URL for the application's role, which owns its database and is no superuser. */
  applicationUrl: string;
  /**
   * The latest value of `notePrepared`. It is stored as the database's comment, so that a restored copy includes it.
   */
  preparedBy: string | null;
  notePrepared(by: string): Promise<void>;
  /** Whether there is no other database; see `withOneToAdminister`. */
  isAlone: boolean;
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
  const [adminUrl, templateUrl] = [OWNER, 'template1'].map((database) =>
    server.url('postgres', adminPassword, database),
  ) as [string, string];
  try {
    const found = await asAdmin(templateUrl, (admin) => prepareOwner(admin, password));
    const notePrepared = (by: string): Promise<void> =>
      asAdmin(adminUrl, async (admin) => {
        await admin.query(`comment on database ${OWNER} is ${pg.escapeLiteral(by)}`);
      });
    const applicationUrl = server.url(OWNER, password, OWNER);
    return { ...server, adminUrl, applicationUrl, ...found, notePrepared };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function asAdmin<T>(adminUrl: string, act: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: adminUrl });
  // A server that ends meanwhile also fails what is asked of it.
  admin.on('error', () => undefined);
  await admin.connect().catch((error: unknown) => {
    const isRefused = (error as { code?: string }).code === WRONG_PASSWORD;
    throw isRefused ? new PlainError(OTHER_SECRETS) : error;
  });
  try {
    return await act(admin);
  } finally {
    await admin.end();
  }
}

/**
 * A new cluster has a database `postgres`, a plain copy of its template; it becomes the application's. Another copy would
 * take a tenth of a first start. One statement, so that a kill leaves all or nothing.
 */
async function prepareOwner(
  admin: pg.Client,
  password: string,
): Promise<{ preparedBy: string | null; isAlone: boolean }> {
  const { rows } = await admin.query<{ name: string; comment: string | null }>(
    "select datname as name, shobj_description(oid, 'pg_database') as comment from pg_database",
  );
  const ours = rows.find(({ name }) => name === OWNER);
  if (!ours) {
    const roles = await admin.query('select from pg_roles where rolname = $1', [OWNER]);
    const role = `create role ${OWNER} login password ${pg.escapeLiteral(password)};
      grant pg_monitor to ${OWNER};`;
    await admin.query(
      `${roles.rowCount === 0 ? role : ''}
      alter database postgres rename to ${OWNER}; alter database ${OWNER} owner to ${OWNER}`,
    );
  }
  const isAlone = !ours || rows.every(({ name }) => name !== 'postgres');
  return { preparedBy: ours?.comment ?? null, isAlone };
}

/**
 * Gives the cluster its `postgres` back, which programs for administration connect to, and from which other databases
 * can be made and dropped.
 * @returns the URL of that database
 */
export async function withOneToAdminister(adminUrl: string): Promise<string> {
  await asAdmin(adminUrl, async (admin) => {
    const found = await admin.query("select from pg_database where datname = 'postgres'");
    if (found.rowCount === 0) await admin.query('create database postgres');
  });
  const url = new URL(adminUrl);
  url.pathname = '/postgres';
  return url.href;
}
