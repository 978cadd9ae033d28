import { describe, expect, it } from '@jest/globals';
import { EventEmitter } from 'node:events';
import type { Pool } from 'pg';
import { PreparedStatements } from './prepared-statements.js';

const READ = 'select name from course where id = $1';
const WRITE = 'insert into "course" ("id") values ($1)';

function connect() {
  const prepared = new PreparedStatements();
  const pool = new EventEmitter();
  prepared.serve(pool as unknown as Pool);
  const sent: unknown[] = [];
  const client = { query: (...parameters: unknown[]) => void sent.push(parameters[0]) };
  pool.emit('connect', client);
  return { prepared, client, sent };
}

describe('Prepared statements', () => {
  it('have one name for one text', () => {
    const { prepared } = connect();
    expect(prepared.nameOf(READ)).toBe(prepared.nameOf(READ));
    expect(prepared.nameOf(READ)).not.toBe(prepared.nameOf(WRITE));
  });

  it('are used by whoever sends a text that is known', () => {
    const { prepared, client, sent } = connect();
    const name = prepared.nameOf(READ);
    client.query(READ, [1]);
    expect(sent).toEqual([{ name, text: READ, values: [1] }]);
  });

  it.each([
    ['a text that nobody named', WRITE, [1]],
    ['what has no values', READ, []],
  ])('are not made of %s', (_, text, values) => {
    const { prepared, client, sent } = connect();
    prepared.nameOf(READ);
    client.query(text, values);
    expect(sent).toEqual([text]);
  });
});
