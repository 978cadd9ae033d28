import { beforeEach, describe, expect, it } from '@jest/globals';
import { type ArgumentsHost, HttpException } from '@nestjs/common';
import express from 'express';
import type { AddressInfo } from 'node:net';
import { Busy, DomainError } from '../../../domain/domain-error.js';
import { Log } from '../../logging/log.js';
import { ProblemFilter } from './problem.filter.js';

class Heard extends Log {
  readonly said: string[] = [];
  info(): void {}
  warn(details: object): void {
    this.said.push(`warn ${JSON.stringify(details)}`);
  }
  error(): void {
    this.said.push('error');
  }
  debug(): void {}
}

let log: Heard;
beforeEach(() => {
  log = new Heard();
});

/** The client's reply when this error is thrown during its request, after these headers were set. */
async function replyTo(error: unknown, headers = {}): Promise<Response> {
  const filter = new ProblemFilter(log);
  const server = express()
    .use((request, response) => {
      response.set(headers);
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
  it.each([
    ...['ENOSPC', 'EDQUOT', 'ECONNREFUSED', '53300', '25006', 'SlowDown', 'AccessDenied'],
    ...['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  ])('is a reason to come again where %s may be over by then', async (code) => {
    const reply = await replyTo(systemError(code));
    expect(reply.status).toBe(503);
    expect(reply.headers.get('Retry-After')).toBe('5');
    expect(await reply.json()).toMatchObject({ statusCode: 503, code: 'UNAVAILABLE' });
  });

  it.each([
    'database "lectern" is not currently accepting connections',
    'Request failed after 1 retries: Error: Retryable HTTP status: 503',
  ])('is a reason to come again where somebody says: %s', async (message) => {
    expect((await replyTo(new Error(message))).status).toBe(503);
  });

  it('is no fault of ours where we turn somebody away on purpose', async () => {
    expect((await replyTo(new Busy())).status).toBe(503);
    expect(log.said).toEqual([expect.stringMatching(/^warn /)]);
  });

  it('is a fault to look into where somebody we depend on is away', async () => {
    class ProviderAway extends DomainError {}
    const away = new ProviderAway('unavailable', 'UNAVAILABLE', 'Try again.');
    expect((await replyTo(away)).status).toBe(503);
    expect(log.said).toEqual(['error']);
  });

  it.each([404, 416])(
    'is described by its own headers, not those of a file: %i',
    async (status) => {
      const ofTheFile = {
        ...{ 'Content-Type': 'video/mp4', 'Content-Encoding': 'br', 'Content-Range': 'bytes */7' },
        ...{ ETag: '"7"', 'Accept-Ranges': 'bytes', 'Content-Disposition': 'attachment' },
      };
      const reply = await replyTo(new HttpException('', status), ofTheFile);
      expect(reply.headers.get('Content-Type')).toContain('application/json');
      expect(await reply.json()).toMatchObject({ statusCode: status });
      const left = ['Content-Encoding', 'Accept-Ranges', 'Content-Disposition'];
      expect(left.map((name) => reply.headers.get(name))).toEqual([null, null, null]);
      expect(reply.headers.get('Content-Range')).toBe(status === 416 ? 'bytes */7' : null);
    },
  );

  it('is told to nobody where it is our own fault', async () => {
    const reply = await replyTo(systemError('ENOENT: /srv/lectern/secrets'));
    expect(reply.status).toBe(500);
    expect(await reply.text()).not.toContain('secrets');
    expect(log.said).toEqual(['error']);
  });
});
