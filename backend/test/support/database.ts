import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface FreshDatabase {
  url: string;
  /** Ends every session on it and drops it. */
  drop(): Promise<void>;
}

/** A separate migrated database for a test file: a clone of the template, which takes some 60 ms. */
export const freshDatabase = (): Promise<FreshDatabase> => database('template lectern');

/** A separate database without anything in it. */
export const emptyDatabase = (): Promise<FreshDatabase> => database('template template1');

async function database(template: string): Promise<FreshDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name} ${template} owner lectern strategy wal_log`);
  const url = new URL(setting('TEST_DATABASE_URL'));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(`drop database if exists ${name} with (force)`) };
}

async function administer(statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: setting('TEST_DATABASE_ADMIN_URL') });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run this file in the "integration" project.`);
  return value;
}
