import { describe, expect, it } from '@jest/globals';
import { Config, InvalidConfig } from './config.js';

const secret = 'x'.repeat(32);
const enough = {
  DATABASE_URL: 'postgresql://app@localhost/app',
  SESSION_SECRET: 'session-0123456789-abcdefghijklmnop',
  OTP_SECRET: 'otp-0123456789-abcdefghijklmnopqrst',
  MEDIA_SECRET: 'media-0123456789-abcdefghijklmnopqr',
  CERTIFICATE_SECRET: 'certificate-0123456789-abcdefghijklmnopqr',
};

function faultsOf(source: Record<string, string>): readonly string[] {
  try {
    Config.read(source);
    return [];
  } catch (error) {
    if (error instanceof InvalidConfig) return error.faults;
    throw error;
  }
}

describe('Config', () => {
  it('starts from defaults that run on one machine', () => {
    const config = Config.read(enough);
    expect(config.publicUrl).toBe('http://localhost:8000');
    expect(config.runs('api') && config.runs('worker')).toBe(true);
  });

  it('names every fault at once and shows no value', () => {
    const faults = faultsOf({ PORT: 'eighty', SESSION_SECRET: 'hunter2', REDIS_URL: 'nope' });
    expect(faults.map((fault) => fault.split(':')[0]).sort()).toEqual([
      'CERTIFICATE_SECRET',
      'DATABASE_URL',
      'MEDIA_SECRET',
      'OTP_SECRET',
      'PORT',
      'REDIS_URL',
      'SESSION_SECRET',
    ]);
    expect(faults.join()).not.toContain('hunter2');
  });

  it('says of each what it has to be', () => {
    const given = { ...enough, MEDIA_SECRET: '', APP_ENV: 'prod', ROLES: 'web', PORT: 'eighty' };
    expect(faultsOf({ ...given, OTP_DIGITS: '12', DRAIN_SECONDS: '1.5' })).toEqual([
      'APP_ENV: must be one of: development, test, production',
      'ROLES.0: must be one of: api, worker',
      'PORT: must be a number',
      'OTP_DIGITS: must be at most 8',
      'MEDIA_SECRET: is needed',
      'DRAIN_SECONDS: must be a whole number',
    ]);
  });

  it.each(['https://www.example.com/', 'www.example.com', 'https://*.example.com', 'null'])(
    'takes other origins only as browsers say them, so not %s',
    (origin) => {
      expect(faultsOf({ ...enough, ALLOWED_ORIGINS: `https://a.example.com,${origin}` })).toEqual([
        'ALLOWED_ORIGINS: must be origins, such as https://www.example.com',
      ]);
    },
  );

  it('lets no fault hide another', () => {
    const faults = faultsOf({ ...enough, APP_ENV: 'production', PORT: 'eighty' });
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(['PORT', 'PUBLIC_URL', 'SMTP_URL']);
  });

  it('listens to this machine only, unless it is a server in production', () => {
    expect(Config.read(enough).host).toBe('127.0.0.1');
    const production = {
      ...enough,
      APP_ENV: 'production',
      PUBLIC_URL: 'https://lectern.example',
      SMTP_URL: 'smtp://localhost',
    };
    expect(Config.read(production).host).toBe('0.0.0.0');
  });

  it('takes no placeholder for a secret in production, nor one secret for two', () => {
    const production = {
      ...enough,
      APP_ENV: 'production',
      PUBLIC_URL: 'https://lectern.example',
      SMTP_URL: 'smtp://localhost',
      SESSION_SECRET: secret,
      MEDIA_SECRET: enough.OTP_SECRET,
    };
    expect(faultsOf(production).map((fault) => fault.split(':')[0])).toEqual([
      'SESSION_SECRET',
      'MEDIA_SECRET',
    ]);
    expect(faultsOf({ ...production, APP_ENV: 'test' })).toEqual([]);
  });

  it('treats an empty variable as an absent one', () => {
    expect(Config.read({ ...enough, REDIS_URL: '' }).get('REDIS_URL')).toBeUndefined();
  });

  it('refuses demo data, the sandbox provider and the mail box in production', () => {
    const faults = faultsOf({
      ...enough,
      APP_ENV: 'production',
      DEMO_WORLD: '1',
      SANDBOX_SECRET: secret,
    });
    expect(faults.map((fault) => fault.split(':')[0])).toEqual([
      'PUBLIC_URL',
      'SMTP_URL',
      'DEMO_WORLD',
      'SANDBOX_SECRET',
    ]);
  });
});
