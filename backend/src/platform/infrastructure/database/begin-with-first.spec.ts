import { describe, expect, it } from '@jest/globals';
import { EventEmitter } from 'node:events';
import type { Pool } from 'pg';
import { beginWithFirstStatement } from './begin-with-first.js';

type Answer = (text: string) => Promise<unknown>;

function connect(answer: Answer = async (text) => `answer to ${text}`) {
  const pool = new EventEmitter();
  beginWithFirstStatement(pool as unknown as Pool);
  const sent: string[] = [];
  const stream = { cork: () => sent.push('('), uncork: () => sent.push(')') };
  const query = (text: string): Promise<unknown> => {
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
    const { client } = connect(async (text) => {
      if (text === 'begin') throw new Error('the connection was lost');
    });
    await client.query('begin');
    await expect(client.query('insert')).rejects.toThrow('lost');
  });
});
