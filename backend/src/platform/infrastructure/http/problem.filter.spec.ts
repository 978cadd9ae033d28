import { describe, expect, it } from '@jest/globals';
import type { ArgumentsHost } from '@nestjs/common';
import express from 'express';
import type { AddressInfo } from 'node:net';
import { Log } from '../logging/log.js';
import { ProblemFilter } from './problem.filter.js';

class Quiet extends Log {
  info(): void {}
  warn(): void {}
  error(): void {}
  debug(): void {}
}

/** What a client gets when this was thrown while its request was worked on. */
async function replyTo(error: unknown): Promise<Response> {
  const filter = new ProblemFilter(new Quiet());
  const server = express()
    .use((request, response) => {
      const http = { getRequest: () => request, getResponse: () => response };
      filter.catch(error, { switchToHttp: () => http } as unknown as ArgumentsHost);
    })
    .listen(0);
  try {
    return await fetch(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}

const systemError = (code: string): Error => Object.assign(new Error(code), { code });

describe('What was thrown', () => {
  it.each(['ENOSPC', 'EDQUOT', 'ECONNREFUSED', '53300'])(
    'is a reason to come again where %s may be over by then',
    async (code) => {
      const reply = await replyTo(systemError(code));
      expect(reply.status).toBe(503);
      expect(reply.headers.get('Retry-After')).toBe('5');
      expect(await reply.json()).toMatchObject({ statusCode: 503, code: 'UNAVAILABLE' });
    },
  );

  it('is told to nobody where it is our own fault', async () => {
    const reply = await replyTo(systemError('ENOENT: /srv/lectern/secrets'));
    expect(reply.status).toBe(500);
    expect(await reply.text()).not.toContain('secrets');
  });
});
