import { describe, expect, it } from '@jest/globals';
import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { requestLog } from '../http/server/request-log.js';
import { shortened } from './shortened.js';

describe('A text that a request gives', () => {
  it('is told whole where it is short', () => {
    expect(shortened('/api/site')).toBe('/api/site');
  });

  it('is cut where it is long, and the log says so', () => {
    expect(shortened('a'.repeat(15_000))).toBe(`${'a'.repeat(300)}... (15000 characters)`);
  });

  it('is cut in the line of a request', () => {
    const told: object[] = [];
    const log = { isLevelEnabled: () => true, info: (line: object) => told.push(line) };
    const reply = Object.assign(new EventEmitter(), { statusCode: 404, writableFinished: true });
    const request = { method: 'GET', url: `/api/${'a'.repeat(15_000)}?signature=x` };
    requestLog(log as unknown as Logger)(
      request as Request,
      reply as unknown as Response,
      () => undefined,
    );
    reply.emit('close');
    expect(told).toMatchObject([
      { req: { path: `/api/${'a'.repeat(295)}... (15005 characters)` } },
    ]);
  });
});
