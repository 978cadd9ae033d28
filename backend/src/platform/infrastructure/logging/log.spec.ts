import { describe, expect, it } from '@jest/globals';
import { Writable } from 'node:stream';
import { Config } from '../config/config.js';
import { createLog } from './log.js';

const secret = 'x'.repeat(32);
const config = Config.read({
  DATABASE_URL: 'postgresql://app@localhost/app',
  SESSION_SECRET: secret,
  OTP_SECRET: secret,
  MEDIA_SECRET: secret,
  CERTIFICATE_SECRET: secret,
});

/** As ioredis keeps it with its errors. */
const TOLD_REDIS = { command: { name: 'hello', args: ['3', 'AUTH', 'default', 'canary'] } };

function logged(details: object): string {
  let written = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  createLog(config, sink).info(details, 'something happened');
  return written;
}

describe('The log', () => {
  it.each([
    ['a password', { password: 'canary' }],
    ['a code in a body', { body: { otp: 'canary' } }],
    ['a token two levels down', { request: { body: { idToken: 'canary' } } }],
    ['the cookies of a request', { req: { headers: { cookie: 'canary' } } }],
    ['an authorization header', { req: { headers: { authorization: 'canary' } } }],
    ['what Redis was told', { err: Object.assign(new Error('WRONGPASS'), TOLD_REDIS) }],
    ['a reset token', { req: { headers: { 'x-reset-token': 'canary' } } }],
    ['the cookies of a reply', { res: { headers: { 'set-cookie': 'canary' } } }],
  ])('never shows %s', (_, details) => {
    expect(logged(details)).not.toContain('canary');
  });

  it('tells an error that repeats a long request shortened, with its type, its code and its place', () => {
    const error = Object.assign(new TypeError('x'.repeat(90_000)), { code: '22P02' });
    const line = logged({ err: error });
    expect(line.length).toBeLessThan(10_000);
    expect(JSON.parse(line)).toMatchObject({
      err: {
        type: 'TypeError',
        code: '22P02',
        message: expect.stringContaining('90000 characters'),
        stack: expect.stringContaining('log.spec.ts'),
      },
    });
  });

  it('is one JSON object a line with time, level and message', () => {
    expect(JSON.parse(logged({ courseId: '7' }))).toMatchObject({
      level: 30,
      time: expect.stringMatching(/^\d{4}-/),
      courseId: '7',
      msg: 'something happened',
    });
  });
});
