import { describe, expect, it } from '@jest/globals';
import { EventEmitter } from 'node:events';
import type { Pool } from 'pg';
import { sendTogether, WITH_COMMIT } from './fewer-round-trips.js';

type Answer = (text: string) => Promise<unknown>;

const LAST = `${WITH_COMMIT} insert the facts`;

function connect(answer: Answer = async (text) => `answer to ${text}`) {
  const pool = new EventEmitter();
  sendTogether(pool as unknown as Pool);
  const sent: string[] = [];
  const stream = { cork: () => sent.push('('), uncork: () => sent.push(')') };
  const query = (statement: string | { text: string }): Promise<unknown> => {
    const text = typeof statement === 'string' ? statement : statement.text;
    sent.push(text);
    return answer(text);
  };
  const client = { query, connection: { stream } };
  pool.emit('connect', client);
  return { client, sent };
}

describe('The begin of a transaction', () => {
  it('goes out together with the first statement, whose answer is the one that is given', async () => {
    const { client, sent } = connect();
    await client.query('begin');
    expect(await client.query('insert')).toBe('answer to insert');
    await client.query('update');
    await client.query('commit');
    expect(sent).toEqual(['(', 'begin', 'insert', ')', 'update', 'commit']);
  });

  it.each(['commit', 'rollback'])('is never sent when %s is all that follows', async (end) => {
    const { client, sent } = connect();
    await client.query('begin');
    await client.query(end);
    await client.query('select');
    expect(sent).toEqual(['select']);
  });

  it('that fails lets the first statement fail', async () => {
    const { client } = connect(failing('begin'));
    await client.query('begin');
    await expect(client.query('insert')).rejects.toThrow('lost');
  });
});

describe('What is meant to go with the commit', () => {
  it('goes out together with it, prepared or not', async () => {
    const { client, sent } = connect();
    await client.query('begin');
    await client.query('insert');
    await client.query({ text: LAST });
    await client.query('commit');
    expect(sent).toEqual(['(', 'begin', 'insert', ')', '(', LAST, 'commit', ')']);
  });

  it('makes one round trip of a transaction that does nothing else', async () => {
    const { client, sent } = connect();
    await client.query('begin');
    await client.query(LAST);
    await client.query('commit');
    expect(sent).toEqual(['(', 'begin', LAST, 'commit', ')']);
  });

  it('is sent before whatever comes after it all the same', async () => {
    const { client, sent } = connect();
    await client.query('begin');
    await client.query('insert');
    await client.query(LAST);
    expect(await client.query('select')).toBe('answer to select');
    await client.query('commit');
    expect(sent.slice(4)).toEqual(['(', LAST, 'select', ')', 'commit']);
  });

  it('is never sent when the transaction is rolled back', async () => {
    const { client, sent } = connect();
    await client.query('begin');
    await client.query('insert');
    await client.query(LAST);
    await client.query('rollback');
    await client.query('select');
    expect(sent.slice(4)).toEqual(['rollback', 'select']);
  });

  it('lets the commit fail when it fails: the database has rolled back', async () => {
    const { client } = connect(failing(LAST));
    await client.query('begin');
    await client.query('insert');
    await client.query(LAST);
    await expect(client.query('commit')).rejects.toThrow('lost');
  });

  it('goes out at once outside of a transaction', async () => {
    const { client, sent } = connect();
    await client.query('begin');
    await client.query('insert');
    await client.query('commit');
    await client.query(LAST);
    expect(sent.at(-1)).toBe(LAST);
  });
});

const failing =
  (which: string): Answer =>
  async (text) => {
    if (text === which) throw new Error('the connection was lost');
  };
